/// Changes to files in the format of `diff -u` and `git diff`.
///
/// The line numbers in `@@ -12,7 +12,8 @@` are not used: a hunk belongs where its lines are, so that
/// a diff stays right when other lines of the file change.
struct UnifiedDiff {
  /// The changed and added files, in the order of the diff.
  private(set) var files: [ChangedFile] = []

  struct ChangedFile {
    /// The path below the folder of the sample: `Sources/Model/Chat.swift`.
    let path: String
    /// The line of the diff that names the file, from 1.
    let line: Int
    fileprivate(set) var hunks: [Hunk] = []
  }

  struct Hunk {
    /// The line of the diff at which the hunk starts, from 1.
    let line: Int
    /// The lines of the file, those that stay and those that go.
    fileprivate(set) var before: [Line] = []
    /// The lines that are there afterwards.
    fileprivate(set) var after: [[UInt8]] = []
    /// Whether a line goes or comes.
    fileprivate(set) var isChange = false
  }

  struct Line {
    let text: [UInt8]
    /// The line of the diff, from 1.
    let line: Int
  }

  init(_ bytes: [UInt8]) throws(DiffError) {
    var reader = UnifiedDiffReader(bytes)
    files = try reader.files()
  }
}

/// Reads the lines of a diff one after the other.
private struct UnifiedDiffReader {
  private let lines: [[UInt8]]
  private var index = 0
  private var result: [UnifiedDiff.ChangedFile] = []

  init(_ bytes: [UInt8]) { lines = fileLines(of: bytes) }

  mutating func files() throws(DiffError) -> [UnifiedDiff.ChangedFile] {
    while index < lines.count {
      if isFileHeader {
        try readFile()
      } else {
        // A reason above the diff, or a line of Git's such as `index 2d1fa4e..8c3e4b1 100644`.
        index += 1
      }
    }
    return result
  }

  /// The number of the line at `index`, from 1.
  private var number: Int { index + 1 }

  private func starts(with prefix: String, at index: Int) -> Bool {
    index < lines.count && lines[index].starts(with: prefix.utf8)
  }

  /// Whether two lines such as `--- a/Sources/A.swift` and `+++ b/Sources/A.swift` follow.
  private var isFileHeader: Bool {
    starts(with: "--- ", at: index) && starts(with: "+++ ", at: index + 1)
  }

  private mutating func readFile() throws(DiffError) {
    let (old, new) = (path(at: index), path(at: index + 1))
    guard new != Self.noFile else {
      throw DiffError(
        line: number + 1, "removes a file; a twin or fault can only change or add one")
    }
    let path = old == Self.noFile ? new : old
    guard path.hasPrefix("Sources/"), !path.split(separator: "/").contains("..") else {
      throw DiffError(
        line: number,
        "'\(path)' is not a file of the sample; expected a path such as 'a/Sources/Chat.swift'")
    }
    guard !result.contains(where: { $0.path == path }) else {
      throw DiffError(line: number, "'\(path)' is changed above; put its hunks together")
    }
    var file = UnifiedDiff.ChangedFile(path: path, line: number)
    index += 2
    while starts(with: "@@", at: index) { file.hunks.append(try hunk()) }
    guard !file.hunks.isEmpty else {
      throw DiffError(line: number, "expected a hunk of '\(path)', which starts with '@@'")
    }
    result.append(file)
  }

  private static let noFile = "/dev/null"

  /// The path in a line such as `--- a/Sources/A.swift`, without the date that `diff` writes after
  /// it and the `a/` or `b/` that Git writes before it.
  private func path(at index: Int) -> String {
    let text = String(
      decoding: lines[index].dropFirst(4).prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    return text.hasPrefix("a/") || text.hasPrefix("b/") ? String(text.dropFirst(2)) : text
  }

  private mutating func hunk() throws(DiffError) -> UnifiedDiff.Hunk {
    var hunk = UnifiedDiff.Hunk(line: number)
    index += 1
    while index < lines.count, !isFileHeader, !starts(with: "diff ", at: index) {
      let line = lines[index]
      let text = Array(line.dropFirst())
      switch line.first {
      case UInt8(ascii: "@"):
        return try checked(hunk)
      case UInt8(ascii: "-"):
        hunk.before.append(UnifiedDiff.Line(text: text, line: number))
        hunk.isChange = true
      case UInt8(ascii: "+"):
        hunk.after.append(text)
        hunk.isChange = true
      // Editors remove the blank in front of an empty line.
      case UInt8(ascii: " "), nil:
        hunk.before.append(UnifiedDiff.Line(text: text, line: number))
        hunk.after.append(text)
      // `\ No newline at end of file`
      case UInt8(ascii: "\\"): break
      default:
        throw DiffError(line: number, "expected a line that starts with ' ', '-', '+' or '@@'")
      }
      index += 1
    }
    return try checked(hunk)
  }

  private func checked(_ hunk: UnifiedDiff.Hunk) throws(DiffError) -> UnifiedDiff.Hunk {
    guard hunk.isChange else {
      throw DiffError(line: hunk.line, "this hunk changes nothing; expected a line with '-' or '+'")
    }
    return hunk
  }
}

/// An error in a diff, or a hunk that does not fit the files of the sample.
struct DiffError: Error {
  /// The line of the diff, from 1.
  let line: Int
  /// The mistake, what was expected and what to do: lower-case start, no full stop.
  let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

/// Returns the lines of a file without the line feeds at their ends.
func fileLines(of bytes: [UInt8]) -> [[UInt8]] {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines.map(Array.init)
}
