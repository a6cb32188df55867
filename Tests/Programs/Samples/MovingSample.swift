import MovingPictures

// The samples of the articles about moving SVG files.

func moment(_ bytes: [UInt8]) throws {
    let picture = try MovingPicture(bytes, name: "spinner.svg")
    let list = picture.displayList(at: 250)
    print(list)
}

func third(_ bytes: [UInt8]) throws {
    let picture = try MovingPicture(bytes, name: "spinner.svg")
    if case .repeats(let from, let period) = picture.loop {
        let list = picture.displayList(at: from + period / 3)
        print(list)
    }
}
