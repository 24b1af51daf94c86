import LintelGraph

/// Text that is inserted into a file.
package struct Insertion: Sendable, Equatable {
  package let path: String
  /// The offset in the file at which the text is inserted; `nil` for the whole text of a new file.
  package let offset: Int?
  package let text: String
  /// Whether the finding must be about this text; the other insertions only prepare the change.
  package var isChange = true
}

/// Turns mutations into insertions.
package struct MutationWriter {
  package let spelling: ReferenceSpelling
  /// Returns the labels of a function's parameters; an empty text for a parameter without a label.
  package let labels: (DeclarationID) -> [String]

  /// - Parameters:
  ///   - number: distinguishes the names in the text from those of other mutations.
  ///   - source: returns the bytes of a file by its path.
  /// - Returns: `nil` if a declaration in which text must be inserted has no body.
  package func insertions(
    for mutation: Mutation, number: Int, source: (String) -> [UInt8]?
  ) -> [Insertion]? {
    guard let change = insertions(for: mutation.change, "\(number)", source) else { return nil }
    var result = change
    for (position, preparation) in mutation.preparations.enumerated() {
      guard let more = insertions(for: preparation, "\(number)_\(position + 1)", source) else {
        return nil
      }
      result += more.map {
        Insertion(path: $0.path, offset: $0.offset, text: $0.text, isChange: false)
      }
    }
    return result
  }

  private func insertions(
    for change: Mutation.Change, _ suffix: String, _ source: (String) -> [UInt8]?
  ) -> [Insertion]? {
    let graph = spelling.graph
    switch change {
    case .file(let path, let text): return [Insertion(path: path, offset: nil, text: text)]
    case .misspelling(let names):
      return names.map {
        Insertion(
          path: graph.files[$0.file].path, offset: Int($0.offset), text: "LintelProof\(suffix)"
        )
      }
    case .importing(let file, let module, let prefix):
      let line = (prefix.isEmpty ? "" : prefix + " ") + "import " + module
      return atEnd(of: file, line, source).map { [$0] }
    case .code(let text, let declaration):
      return inside(declaration, text, source).map { [$0] }
    case .reference(let from, let to, let kind):
      let text = spelling.text(kind, from: from, to: to, suffix: suffix, labels: labels)
      let file = graph.declarations[from].file
      let place = kind == .extend ? graph.scope(of: file) : from
      guard let use = inside(place, text, source) else { return nil }
      var insertions = [use]
      for line in spelling.neededImports(of: to, in: file) {
        guard var importing = atEnd(of: file, line, source) else { return nil }
        importing.isChange = false
        insertions.append(importing)
      }
      return insertions
    }
  }

  /// Returns an insertion before the closing brace of a declaration, on lines of its own.
  private func inside(
    _ declaration: DeclarationID, _ text: String, _ source: (String) -> [UInt8]?
  ) -> Insertion? {
    let graph = spelling.graph
    let value = graph.declarations[declaration]
    if value.kind == .file { return atEnd(of: value.file, text, source) }
    let path = graph.files[value.file].path
    let end = Int(value.extent.upperBound)
    guard let bytes = source(path), end > 0, end <= bytes.count,
      bytes[end - 1] == UInt8(ascii: "}")
    else { return nil }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var start = end - 1
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else {
      return Insertion(path: path, offset: end - 1, text: "\n\(indented(text, by: "  "))")
    }
    let indent = String(decoding: bytes[start..<(end - 1)], as: UTF8.self) + "  "
    return Insertion(path: path, offset: start, text: indented(text, by: indent))
  }

  private func atEnd(
    of file: FileID, _ text: String, _ source: (String) -> [UInt8]?
  ) -> Insertion? {
    let path = spelling.graph.files[file].path
    guard let bytes = source(path) else { return nil }
    let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    return Insertion(
      path: path, offset: bytes.count, text: (isOpen ? "\n" : "") + indented(text, by: ""))
  }

  /// Returns each line with an indentation before it, and a line break after it.
  private func indented(_ text: String, by indent: String) -> String {
    text.split(separator: "\n").map { indent + $0 + "\n" }.joined()
  }
}
