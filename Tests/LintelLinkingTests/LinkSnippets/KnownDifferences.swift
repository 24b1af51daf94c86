import Foundation

/// The snippets that linking by names reads otherwise than the compiler, as `known.txt` lists them.
struct KnownDifferences: Sendable {
  struct Entry: Sendable {
    let reason: String
    /// Edges that are not found, with `-`, and that are found but not there, with `+`.
    var lines: [String] = []
  }

  private(set) var entries: [String: Entry] = [:]
  /// Lines that are none of the file's.
  private(set) var damage: [String] = []

  static let file = LinkSnippet.folder.appending(path: "known.txt")

  init() throws {
    var name = ""
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("- ") || line.hasPrefix("+ ") {
        entries[name]?.lines.append(String(line))
      } else if let colon = line.range(of: ": ") {
        name = String(line[..<colon.lowerBound])
        if entries[name] != nil { damage.append(String(line)) }
        entries[name] = Entry(reason: String(line[colon.upperBound...]))
      } else {
        damage.append(String(line))
      }
    }
  }
}
