import LintelReports

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
    var hunks: [Hunk] = []
  }

  struct Hunk {
    /// The line of the diff at which the hunk starts, from 1.
    let line: Int
    /// The lines of the file, those that stay and those that go.
    var before: [Line] = []
    /// The lines that are there afterwards.
    var after: [[UInt8]] = []
    /// The number of lines that go or come.
    var changeCount = 0
  }

  struct Line {
    let text: [UInt8]
    /// The line of the diff, from 1.
    let line: Int
  }

  /// - Throws: if the text has no change that a twin or fault can make, or another than such changes.
  init(_ bytes: [UInt8]) throws(DiffError) {
    var reader = UnifiedDiffReader(bytes)
    files = try reader.files()
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
    self.message = message.visible
  }
}

/// Returns the lines of a file without the line feeds at their ends.
func fileLines(of bytes: [UInt8]) -> [[UInt8]] {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines.map(Array.init)
}
