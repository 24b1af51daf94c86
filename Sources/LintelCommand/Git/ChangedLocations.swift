import LintelRules
import LintelVocabulary
import LintelWorkspace

/// Which places of a project have changed since a revision.
///
/// A class, because it looks each path up once.
final class ChangedLocations {
  private let root: String
  private let top: AbsolutePath
  private let lines: ChangedLines
  private let untracked: [String]
  /// The paths of the project as the repository knows them; `nil` for what lies elsewhere.
  private var known: [String: String?] = [:]
  /// By path, for each line its number to git; `nil` where git counts them as everybody does.
  private var lineNumbers: [String: [Int]?] = [:]

  /// - Parameter root: the folder that places are relative to.
  /// - Throws: when there is no repository or no such revision.
  init(since revision: String, root: String) throws(ConfigurationErrors) {
    let repository = try GitRepository(around: root)
    self.root = root
    top = repository.top
    (lines, untracked) = try repository.changes(since: revision)
  }

  func contains(_ place: SourceLocation) -> Bool {
    guard let path = path(of: place) else { return false }
    if let changed = lines.ranges[path] {
      let line = line(of: place)
      if changed.contains(where: { $0.contains(line) }) { return true }
    }
    return untracked.contains {
      $0 == path || ($0.hasBytes(atEnd: "/") && path.hasBytes(atStart: $0))
    }
  }

  /// The line of a place as git counts, to which a carriage return by itself ends none.
  private func line(of place: SourceLocation) -> Int {
    if let known = lineNumbers[place.path] { return known?[place.line - 1] ?? place.line }
    let bytes = try? readFile(at: root + "/" + place.path, limit: SizeLimit.source)
    let numbers = bytes.flatMap(Self.lineNumbers)
    lineNumbers[place.path] = .some(numbers)
    return numbers?[place.line - 1] ?? place.line
  }

  /// For each line of a file its number to git; `nil` if they are the same.
  private static func lineNumbers(of bytes: [UInt8]) -> [Int]? {
    let table = LineTable(bytes)
    let feeds = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    guard table.count != feeds + 1 else { return nil }
    var number = 1
    var offset = 0
    return (1...table.count).map { line in
      let start = Int(table.start(ofLine: line))
      for byte in bytes[offset..<start] where byte == UInt8(ascii: "\n") { number += 1 }
      offset = start
      return number
    }
  }

  private func path(of place: SourceLocation) -> String? {
    if let path = known[place.path] { return path }
    let path = AbsolutePath(root + "/" + place.path).resolved.path(below: top)
    known[place.path] = .some(path)
    return path
  }
}
