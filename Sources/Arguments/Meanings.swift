extension Command {
    /// The options that may be meant by one that the command does not have, as they are written: `--to`, `--direction rtl`.
    ///
    /// First come options that are also called so, then those that can have the word as a value, then those of whose
    /// values it is a part, as `dark` is of `--theme neutral-dark`.
    ///
    /// - Parameter word: Without dashes.
    public func meanings(of word: String) -> [String] {
        let options = shownSections.flatMap { $0.options }
        var meanings: [String] = options.flatMap { option in
            (option.synonyms.contains(word) ? [option.flag] : [])
                + option.meanings.filter { $0.key == word }.map { "\(option.flag) \($0.value)" }
        }
        if meanings.isEmpty { meanings = options.flatMap { $0.values { $0 == word } } }
        // A single letter is a part of too much.
        if meanings.isEmpty, word.count > 1 {
            meanings = options.flatMap { $0.values { $0.split(separator: "-").contains { $0 == word } } }
        }
        return meanings
    }

    /// The positional that people make an option of, though it is told by its place.
    ///
    /// - Parameter word: Without dashes.
    public func positional(called word: String) -> Positional? {
        positionals.first { $0.synonyms.contains(word) }
    }
}

extension Option {
    /// It with each of its values that is meant.
    fileprivate func values(_ isMeant: (String) -> Bool) -> [String] {
        completion.words.filter(isMeant).map { "\(flag) \($0)" }
    }
}
