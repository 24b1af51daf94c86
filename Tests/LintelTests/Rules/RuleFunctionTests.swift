import Foundation
import LintelRules
import Testing

/// The functions of rules say all that their kinds declare, and nothing else.
@Suite struct RuleFunctionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Lintel/Rules").standardizedFileURL

  /// `LINTEL_WRITE_RULES=yes` writes them again.
  @Test func filesSayWhatKindsDeclare() throws {
    let files = RuleFunctions(.builtIn).files
    if ProcessInfo.processInfo.environment["LINTEL_WRITE_RULES"] == "yes" {
      for (name, text) in files {
        try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(written.sorted() == files.keys.sorted())
    for (name, text) in files {
      #expect(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8) == text)
    }
  }
}
