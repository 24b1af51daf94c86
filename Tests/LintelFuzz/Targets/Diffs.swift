import LintelText

@testable import LintelHarness

/// The properties that any bytes must have as the diff of a twin.
enum DiffProperty: String, FuzzProperty {
  /// An error has a message without control characters, and a line of the diff.
  case messages
  /// The hunks of a file turn the lines that they expect into the lines that they leave.
  case application
  /// Each line with `+` or `-` after the start of the first hunk belongs to a hunk or names a file.
  case silence
  /// The same bytes give the same files or error.
  case determinism

  func breach(in input: DiffInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages: input.messagesBreach
    case .application: input.applicationBreach
    case .silence: input.silenceBreach
    case .determinism: input.words == DiffInput(input.bytes).words ? nil : "read otherwise again"
    }
  }
}

struct DiffInput {
  let bytes: [UInt8]
  private let read: Result<UnifiedDiff, DiffError>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read = Result { () throws(DiffError) in try UnifiedDiff(bytes) }
  }

  private var files: [UnifiedDiff.ChangedFile] { (try? read.get())?.files ?? [] }

  fileprivate var words: String {
    switch read {
    case .success(let diff): "\(diff)"
    case .failure(let error): "\(error)"
    }
  }

  fileprivate var messagesBreach: String? {
    var errors: [DiffError] = []
    if case .failure(let error) = read { errors.append(error) }
    for file in files {
      for original in [nil, [], Array("let a = 1\n".utf8)] {
        do throws(DiffError) { _ = try file.contents(from: original) } catch {
          errors.append(error)
        }
      }
    }
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for error in errors {
      if error.message.isEmpty { return "a problem without a message" }
      if !(1...lineCount).contains(error.line) { return "line \(error.line) of \(lineCount)" }
      if let bad = error.message.unicodeScalars.first(where: \.isControl) {
        return "U+\(String(bad.value, radix: 16)) in '\(error.message)'"
      }
    }
    return nil
  }

  fileprivate var applicationBreach: String? {
    for file in files where file.hunks.count == 1 && !file.hunks[0].before.isEmpty {
      let hunk = file.hunks[0]
      let before = hunk.before.map { $0.text + [UInt8(ascii: "\n")] }
      let after = hunk.after.map { $0 + [UInt8(ascii: "\n")] }
      guard before != after else { continue }
      guard let changed = try? file.contents(from: Array(before.joined())) else {
        return "a hunk does not fit its own lines"
      }
      if changed != Array(after.joined()) { return "a hunk leaves other lines than it says" }
    }
    return nil
  }

  fileprivate var silenceBreach: String? {
    let lines = fileLines(of: bytes)
    // Git's lines between two files are not read.
    guard let first = files.first?.hunks.first,
      !lines.contains(where: { $0.starts(with: "diff ".utf8) })
    else { return nil }
    let marks = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    let marked = lines[first.line...].count { $0.first.map(marks.contains) ?? false }
    let read = files.flatMap(\.hunks).reduce(2 * (files.count - 1)) { $0 + $1.changeCount }
    return marked == read ? nil : "\(marked) lines with '+' or '-', of which \(read) were read"
  }
}
