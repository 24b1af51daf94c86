import LintelText

/// The folders of a corpus and its name: `folder`, `folder=name`, or `folder:folder=name`.
struct CorpusArgument: Equatable {
  let name: String
  let folders: [String]

  init(_ text: String) throws(ConfigurationErrors) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    folders = parts[0].split(separator: ":").map(String.init)
    name = parts.count > 1 ? String(parts[1]) : text
    if folders.isEmpty || name.isEmpty {
      throw ConfigurationErrors(
        path: text,
        message: "'\(text)' names no folder, or no row; write '<folder>', '<folder>=<name>' or "
          + "'<folder>:<folder>=<name>'")
    }
  }
}
