import Foundation

/// A file in `Tests/Snippets`: one construct of the language, with the expected facts beside it.
struct Snippet: CustomStringConvertible, Sendable {
  /// The path below `Tests/Snippets`, without extension: `enums/raw-values`.
  let name: String

  var description: String { name }

  /// The snippets that the scanner misreads, with what is wrong. Their facts are written by hand.
  static let misread: [String: String] = [:]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Snippets")

  static let all = names(ending: ".swift").map(Snippet.init)

  /// Returns the names of all files in the folder that end with `suffix`, without it, sorted.
  static func names(ending suffix: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  private var factsFile: URL { Self.folder.appending(path: name + ".facts") }

  func bytes() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appending(path: name + ".swift")))
  }

  func foundFacts() throws -> String { FactDump(of: try bytes()).text }

  /// The first line of a file of facts.
  static let header = "# Written by Scripts/snippets.\n"

  func writtenFacts() throws -> String { try String(contentsOf: factsFile, encoding: .utf8) }

  /// Returns the facts in the file, without the first line if that is ``header``.
  func expectedFacts() throws -> String {
    let text = try writtenFacts()
    return text.hasPrefix(Self.header) ? String(text.dropFirst(Self.header.count)) : text
  }

  func write(_ facts: String) throws { try Data((Self.header + facts).utf8).write(to: factsFile) }
}
