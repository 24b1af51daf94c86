import LintelVocabulary

/// Reads the lines of a diff one after the other.
struct UnifiedDiffReader {
  private let lines: [[UInt8]]
  private var index = 0
  private var result: [UnifiedDiff.ChangedFile] = []
  /// The line of a `diff --git` whose changes have not been read yet.
  private var announced: Int?

  init(_ bytes: [UInt8]) { lines = fileLines(of: bytes) }

  mutating func files() throws(DiffError) -> [UnifiedDiff.ChangedFile] {
    while index < lines.count {
      if isFileHeader {
        try readFile()
        continue
      }
      for word in ["rename ", "copy "] where announced != nil && starts(with: word, at: index) {
        throw DiffError(
          line: number, "renames or copies a file; a twin or fault can only change or add one")
      }
      if starts(with: "diff ", at: index) {
        try checkNothingIsAnnounced()
        announced = number
      }
      // A reason above the diff, or a line of Git's such as `index 2d1fa4e..8c3e4b1 100644`.
      index += 1
    }
    try checkNothingIsAnnounced()
    return result
  }

  /// Git announces changes that have no lines: of a binary file, of an empty one, or of a mode.
  private func checkNothingIsAnnounced() throws(DiffError) {
    guard let announced else { return }
    throw DiffError(
      line: announced,
      "has no lines of a text file; a twin or fault can only change or add text files")
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
    let path = try changedPath()
    announced = nil
    guard !result.contains(where: { $0.path.hasSameBytes(as: path) }) else {
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

  // MARK: - Paths

  private static let noFile = "/dev/null"

  /// The path in the two lines at `index`.
  private func changedPath() throws(DiffError) -> String {
    let (old, new) = (try path(at: index), try path(at: index + 1))
    guard new != Self.noFile else {
      throw DiffError(
        line: number + 1, "removes a file; a twin or fault can only change or add one")
    }
    let path = old == Self.noFile ? new : old
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !["", ".", ".."].contains { part.elementsEqual($0.utf8) }
    }
    guard path.hasBytes(atStart: "Sources/"), isPlain else {
      throw DiffError(
        line: number,
        "'\(path)' is not a file of the sample; expected a path such as 'a/Sources/Chat.swift'")
    }
    return path
  }

  /// The path in a line such as `--- a/Sources/A.swift`, without the date that `diff` writes after
  /// it and the `a/` or `b/` that Git writes before it.
  private func path(at index: Int) throws(DiffError) -> String {
    let bytes = lines[index].dropFirst(4).prefix {
      $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r")
    }
    guard bytes.first != UInt8(ascii: "\"") else {
      throw DiffError(
        line: index + 1,
        "expected a path without quotes, as 'git -c core.quotePath=false diff' writes it")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasBytes(atStart: "a/") || text.hasBytes(atStart: "b/")
      ? text.dropping(bytes: 2) : text
  }

  // MARK: - Hunks

  private mutating func hunk() throws(DiffError) -> UnifiedDiff.Hunk {
    var hunk = UnifiedDiff.Hunk(line: number)
    index += 1
    /// The number of lines without any text at the end, which may only separate parts of the diff.
    var emptyCount = 0
    while index < lines.count, !isFileHeader, !starts(with: "diff ", at: index),
      !starts(with: "@@", at: index)
    {
      emptyCount = lines[index].isEmpty ? emptyCount + 1 : 0
      try hunk.add(lines[index], at: number)
      index += 1
    }
    hunk.removeLast(emptyCount)
    guard hunk.changeCount > 0 else {
      throw DiffError(line: hunk.line, "this hunk changes nothing; expected a line with '-' or '+'")
    }
    return hunk
  }
}

extension UnifiedDiff.Hunk {
  fileprivate mutating func add(_ line: [UInt8], at number: Int) throws(DiffError) {
    let text = Array(line.dropFirst())
    switch line.first {
    case UInt8(ascii: "-"):
      before.append(UnifiedDiff.Line(text: text, line: number))
      changeCount += 1
    case UInt8(ascii: "+"):
      after.append(text)
      changeCount += 1
    // Editors remove the blank in front of an empty line.
    case UInt8(ascii: " "), nil:
      before.append(UnifiedDiff.Line(text: text, line: number))
      after.append(text)
    // `\ No newline at end of file`
    case UInt8(ascii: "\\"): break
    default:
      throw DiffError(line: number, "expected a line that starts with ' ', '-', '+' or '@@'")
    }
  }

  fileprivate mutating func removeLast(_ count: Int) {
    before.removeLast(count)
    after.removeLast(count)
  }
}
