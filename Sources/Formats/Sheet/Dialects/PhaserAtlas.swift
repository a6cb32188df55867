internal import Basics

extension SheetDialect {
    /// Phaser's multi-atlas: all pages in one file, as `textures`.
    ///
    /// `anims` is what `this.anims.fromJSON` takes, for a texture that was loaded under the asset's name.
    public static let phaser = SheetDialect(
        name: "phaser", also: ["phaser3", "multiatlas"],
        summary: "Phaser 3 multi-atlas, all pages in one file, with animations",
        files: "NAME.json",
        limits: "animations expect the texture key NAME; a sub-cycle's rotation is meta.rotationPerWrap",
        readers: "Phaser 3 (load.multiatlas, anims.fromJSON)",
        writer: .sheet { sheet in
            var json = JSONWriter()
            json.object { json in
                json.array("textures") { json in
                    for (number, page) in sheet.pages.enumerated() {
                        json.object { json in
                            sheet.describeImage(page, in: &json)
                            json.member("scale", sheet.sequence.scale)
                            json.array("frames") { json in
                                sheet.describeFrames(ofPage: number, areNamed: true, in: &json)
                            }
                        }
                    }
                }
                json.array("anims") { json in
                    for tag in sheet.tags {
                        json.object { json in
                            json.member("key", tag.name)
                            json.member("type", "frame")
                            json.array("frames", .lines) { json in
                                for index in tag.frames {
                                    json.object(nil, .inline) { json in
                                        json.member("key", sheet.sequence.name)
                                        json.member("frame", sheet.names.key(index))
                                        if let more = sheet.phaserDuration(index) {
                                            json.member("duration", more)
                                        }
                                    }
                                }
                            }
                            json.member("frameRate", sheet.phaserRate)
                            json.member("repeat", sheet.sequence.loops ? -1 : 0)
                        }
                    }
                }
                json.object("meta") { json in
                    sheet.describeMaker(in: &json)
                    sheet.describePlayback(in: &json)
                }
            }
            return json.finish()
        })
}

extension Sheet {
    /// By how much longer a frame is shown than the shortest one, in milliseconds: Phaser adds it to what its frame rate says.
    fileprivate func phaserDuration(_ index: Int) -> Double? {
        sequence.delays.min().map { sequence.delays[index] - $0 }
    }

    /// Frames a second; of frames that are shown unequally long that of the shortest.
    fileprivate var phaserRate: Double { sequence.delays.min().map { 1000 / $0 } ?? sequence.fps }
}
