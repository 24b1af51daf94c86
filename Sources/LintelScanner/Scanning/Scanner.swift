/// Reads Swift source files and says what each declares and uses.
///
/// One scanner serves one thread and any number of files: names are numbered across all of them.
/// Any bytes at all are accepted, in time linear in their number.
package struct Scanner: ~Copyable {
  private var parser = Parser()

  package init() {}

  /// The facts of one file.
  ///
  /// - Parameter leavesPreviewsOut: whether to read previews of SwiftUI as blanks, see
  ///   ``PreviewFinder``.
  package mutating func scan(
    _ source: borrowing SourceBuffer, leavesPreviewsOut: Bool = false
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
    // The parser asks single bytes whether they are blank. Rather than have it ask for two in every
    // file, the few files with a blank of two bytes are read again with two blanks.
    let noBreakSpaces = parser.tokens.noBreakSpaces()
    return noBreakSpaces.isEmpty ? facts : parser.parse(source.withSpaces(at: noBreakSpaces))
  }

  /// The names that the facts so far refer to.
  package var names: NameTable { NameTable(parser.writer.names) }

  var nameCount: Int { parser.writer.names.count }
}
