import Foundation
import LintelRules
import Testing

@testable import LintelJudging
@testable import LintelText

/// Each file in `Tests/BadRulesFiles` is wrong in its own way; `expected.txt` beside them says what
/// is to be said about it, and where.
@Suite struct BadRulesFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("BadRulesFiles")

  private static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted()
  }()

  /// `file:line:column: message` by file, as written in `expected.txt`.
  private static let expected: [String: [String]] = {
    let file = folder.appendingPathComponent("expected.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Dictionary(grouping: lines.map(String.init)) { String($0.prefix { $0 != ":" }) }
  }()

  @Test func thereAreManyAndEachIsExpected() {
    #expect(Self.files.count >= 60)
    #expect(Set(Self.expected.keys) == Set(Self.files))
  }

  @Test(arguments: files)
  func saysAllThatIsWrongAndWhere(_ name: String) throws {
    let data = FileManager.default.contents(atPath: Self.folder.appendingPathComponent(name).path)
    let bytes = [UInt8](try #require(data))
    let error = #expect(throws: ConfigurationErrors.self) {
      try Configuration.load(path: name, presets: shippedPresets) { $0 == name ? bytes : nil }
    }
    #expect(error?.errors.map(\.text) == Self.expected[name])
  }
}
