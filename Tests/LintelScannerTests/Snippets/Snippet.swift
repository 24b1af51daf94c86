import Foundation
import Testing

/// A file in `Tests/Snippets`: one construct of the language, with the expected facts beside it.
struct Snippet: CustomTestStringConvertible, Sendable {
  /// Without extension, below `Tests/Snippets`: `enums/raw-values`.
  let name: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snippets")

  static let all = names(ending: ".swift").map(Snippet.init)

  /// The names of all files in the folder that end with `suffix`, without it, in order.
  static func names(ending suffix: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  private var factsFile: URL { Self.folder.appending(path: name + ".facts") }

  func bytes() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appending(path: name + ".swift")))
  }

  func expectedFacts() throws -> String { try String(contentsOf: factsFile, encoding: .utf8) }

  func write(_ facts: String) throws { try Data(facts.utf8).write(to: factsFile) }
}
