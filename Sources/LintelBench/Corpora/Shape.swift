import LintelScanner

/// The properties of sources that determine the time of scanning and linking: the length of files
/// and lines, the density of facts, the depth of nesting.
struct Shape: ~Copyable {
  static let table = Table(
    "", "lines/file", "bytes/line", "blank %", "comment %", "indent", "imports/file",
    "declarations", "parameters", "references", "nesting", "name length", "new names")

  private var files = 0
  private var lines = 0
  private var bytes = 0
  private var blankLines = 0
  private var commentLines = 0
  private var indentation = 0
  private var imports = 0
  private var declarations = 0
  private var parameters = 0
  private var references = 0
  private var nesting = 0
  private var nameBytes = 0
  private var scanner = Scanner()

  mutating func add(_ source: borrowing SourceBuffer) {
    files += 1
    bytes += source.count
    source.withBytes { addLines(of: $0) }
    let facts = scanner.scan(source)
    imports += facts.imports.count
    parameters += facts.parameters.count
    references += facts.references.count { !$0.isContinuation }
    var depths: [Int] = []
    for fact in facts.declarations {
      let depth = fact.owner < 0 ? 0 : depths[Int(fact.owner)] + 1
      depths.append(depth)
      guard fact.kind != .genericParameter else { continue }
      declarations += 1
      nesting += depth
    }
  }

  private mutating func addLines(of source: UnsafeBufferPointer<UInt8>) {
    var isInComment = false
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines += 1
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, first != 13 else {
        blankLines += 1
        continue
      }
      indentation += line.count - text.count
      if text.starts(with: "/*".utf8) { isInComment = true }
      if isInComment || text.starts(with: "//".utf8) { commentLines += 1 }
      if isInComment, text.contains(UInt8(ascii: "/")), hasCommentEnd(text) { isInComment = false }
    }
    // The empty text after a line break at the end is not a line.
    if source.last == 10 { (lines, blankLines) = (lines - 1, blankLines - 1) }
  }

  private func hasCommentEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }

  /// The figures that the table shows.
  struct Averages {
    var linesPerFile = 0.0
    var bytesPerLine = 0.0
    var blankPercent = 0.0
    var commentPercent = 0.0
    /// The number of blanks before the first word of a line that is not blank.
    var indentation = 0.0
    var importsPerFile = 0.0
    /// The number per 100 lines, as for ``parameters``, ``references`` and ``newNames``.
    var declarations = 0.0
    var parameters = 0.0
    var references = 0.0
    /// The average number of declarations around a declaration.
    var nesting = 0.0
    var nameLength = 0.0
    var newNames = 0.0
  }

  var averages: Averages {
    func per(_ value: Int, _ count: Int, scale: Double = 1) -> Double {
      Double(value) * scale / Double(max(1, count))
    }
    let names = scanner.names
    return Averages(
      linesPerFile: per(lines, files), bytesPerLine: per(bytes, lines),
      blankPercent: per(blankLines, lines, scale: 100),
      commentPercent: per(commentLines, lines, scale: 100),
      indentation: per(indentation, lines - blankLines), importsPerFile: per(imports, files),
      declarations: per(declarations, lines, scale: 100),
      parameters: per(parameters, lines, scale: 100),
      references: per(references, lines, scale: 100), nesting: per(nesting, declarations),
      nameLength: per(names.bytes.count, names.count), newNames: per(names.count, lines, scale: 100)
    )
  }

  func row(_ name: String) -> String {
    let averages = averages
    let figures = [
      averages.linesPerFile, averages.bytesPerLine, averages.blankPercent, averages.commentPercent,
      averages.indentation, averages.importsPerFile, averages.declarations, averages.parameters,
      averages.references, averages.nesting, averages.nameLength, averages.newNames,
    ]
    return Self.table.row([name] + figures.map { fixed($0, digits: 1) })
  }
}
