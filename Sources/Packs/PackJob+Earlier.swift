package import Formats

extension PackJob {
    /// The names that files of earlier packs of the same name in these formats can have: of more or fewer frames, or at other scales.
    ///
    /// - Parameter files: The names of files that there are, which tell scales.
    package func earlierNames(among files: [String]) throws(SheetError) -> FileNames {
        var result = FileNames([])
        for format in formats {
            result += try format.earlierNames(
                of: sequence, scales: sequence.scales(among: files, and: scales.map(\.scale)),
                options: options)
        }
        return result
    }

    /// The same of sheets that were described in other dialects, with texts that are in such a file.
    package func earlierMetadata(among files: [String]) -> [(names: FileNames, marks: [String])] {
        guard formats.contains(where: { $0.content == .sheet }) else { return [] }
        return OutputFormat.earlierMetadata(
            of: sequence, scales: sequence.scales(among: files, and: scales.map(\.scale)), options: options)
    }
}
