import LintelVocabulary

/// Reads Swift source files and returns their facts.
///
/// One scanner serves one thread and any number of files: names are numbered across all of them.
/// Any sequence of bytes is accepted, in time linear in its length.
package struct Scanner: ~Copyable {
  private var parser = Parser()
  private let compiler: SwiftVersion

  /// - Parameters:
  ///   - compiler: the version of the compiler of the files.
  ///   - types: the types of the project that begin with no capital letter, as far as they are
  ///     known.
  package init(
    compiler: SwiftVersion = .newestKnown, expecting types: SmallTypeNames = SmallTypeNames()
  ) {
    self.compiler = compiler
    parser.tokens.expect(types)
  }

  /// Returns the facts of one file.
  ///
  /// - Parameter leavesPreviewsOut: whether to read SwiftUI previews as blanks, see
  ///   ``PreviewFinder``.
  package mutating func scan(
    _ source: borrowing SourceBuffer, leavesPreviewsOut: Bool = false
  ) -> FileFacts {
    let facts = scanBranches(source, leavesPreviewsOut: leavesPreviewsOut)
    if facts.diagnostics.isEmpty || facts.conditions.count == 1 { return facts }
    let unparsed = UnparsedBranches(
      in: source, damages: facts.diagnostics.map(\.offset), compiler: compiler)
    if unparsed.extents.isEmpty { return facts }
    return scanBranches(
      source.withSpaces(in: unparsed.extents), leavesPreviewsOut: leavesPreviewsOut)
  }

  private mutating func scanBranches(
    _ source: borrowing SourceBuffer, leavesPreviewsOut: Bool
  ) -> FileFacts {
    let facts = scanAll(source)
    guard leavesPreviewsOut, PreviewFinder.mayFind(in: source) else { return facts }
    let finder = PreviewFinder(facts, names, source)
    guard !finder.extents.isEmpty else { return facts }
    var rest = scanAll(source.withSpaces(in: finder.extents))
    rest.previews = finder.extents
    rest.previewCount = finder.count
    return rest
  }

  private mutating func scanAll(_ source: borrowing SourceBuffer) -> FileFacts {
    let facts = parser.parse(source)
    // The parser tests single bytes for blanks. So that it need not test pairs of bytes in every
    // file, the few files with U+00A0, a blank of two bytes, are read again with two spaces in its
    // place.
    let noBreakSpaces = parser.tokens.noBreakSpaces()
    return noBreakSpaces.isEmpty ? facts : parser.parse(source.withSpaces(at: noBreakSpaces))
  }

  /// The names in the facts of all files so far.
  package var names: NameTable { NameTable(parser.writer.names) }

  var nameCount: Int { parser.writer.names.count }
}
