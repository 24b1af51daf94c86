import Foundation
import LintelRules
import Testing

@testable import LintelHarness

/// What counts as a sample, and what the linter says of it and of its broken variant.
@Suite struct SampleTests {
  /// A package of samples in a temporary folder, with rules beside it.
  private final class Package {
    let root: String
    var path: String { root + "/Samples" }

    init(_ files: [String: String]) throws {
      root = FileManager.default.temporaryDirectory.path + "/lintel harness \(UUID().uuidString)"
      for (name, text) in files {
        let file = URL(filePath: root + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }
  }

  private static let rules = """
    version: 1
    sources: { include: [Sources/**] }
    components: { UI: "**/UI.swift", Data: "**/Data.swift" }
    rules: { down: { kind: forbid, from: Data, to: UI } }
    """
  private static let finding = "Sources/Data.swift:1:24 Data -> UI type (down)"

  private func package(expected: String, source: String = "struct Data {}\n") throws -> Package {
    try Package([
      "Rules/samples/mvc.yml": Self.rules,
      "Samples/MVC/Sources/UI.swift": "struct UI { let data: Data }\n",
      "Samples/MVC/Sources/Data.swift": source,
      "Samples/MVC/Broken/Data.swift": "struct Data { let ui: UI }\n",
      "Samples/MVC/Broken.expected": expected,
      "Samples/Kit/Sources/Kit.swift": "struct Kit {}\n",
      "variant/Sources/UI.swift": "struct UI { let data: Data }\n",
      "variant/Sources/Data.swift": "struct Data { let ui: [UI] }\n",
    ])
  }

  private func check(expected: String, source: String = "struct Data {}\n") throws -> SampleCheck {
    let package = try package(expected: expected, source: source)
    let sample = try #require(try Sample.all(in: package.path).first)
    return SampleCheck(sample, brokenVariant: package.root + "/variant")
  }

  @Test func aSampleHasABrokenVariant() throws {
    let package = try package(expected: "")
    let samples = try Sample.all(in: package.path)
    #expect(samples.map(\.name) == ["MVC"])
    #expect(samples[0].folder == package.path + "/MVC")
    #expect(samples[0].rulesFile == package.path + "/../Rules/samples/mvc.yml")
    #expect(samples[0].testModule == "MVCTests")
    #expect(samples[0].behaviourSuite == "MVCBehaviour")
  }

  @Test func whereNoSampleIsSaysSo() throws {
    let package = try Package(["Samples/Kit/Sources/Kit.swift": ""])
    #expect {
      try Sample.all(in: package.path)
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "no sample in '\(package.path)': expected folders with 'Sources', 'Tests' and 'Broken'"
      ]
    }
    #expect {
      try Sample.all(in: package.path + "/gone")
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "there is no folder '\(package.path)/gone' of reference implementations"
      ]
    }
  }

  @Test func whatIsRecordedIsFound() throws {
    let check = try check(expected: Self.finding + "\n")
    #expect(check.conformance.isPassed)
    #expect(check.conformance.summary == "1 rule")
    #expect(check.brokenVariant.isPassed, "\(check.brokenVariant)")
    #expect(check.brokenVariant.summary == "1 finding")
    #expect(check.cases.map(\.className) == ["MVC.conformance", "MVC.broken-variant"])
    #expect(check.cases.allSatisfy { $0.outcome.isPassed })
  }

  @Test func whatIsFoundAndNotRecordedFails() throws {
    let check = try check(expected: "Sources/Data.swift:9:9 Data -> UI type (down)\n")
    guard case .failed(let summary, let details) = check.brokenVariant else {
      Issue.record("expected a failure")
      return
    }
    #expect(summary == "findings differ")
    #expect(
      details.hasSuffix(
        "- Sources/Data.swift:9:9 Data -> UI type (down)\n+ " + Self.finding))
    #expect(check.cases.map(\.outcome.isPassed) == [true, false])
  }

  @Test func aBrokenVariantWithoutFindingsProvesNothing() throws {
    #expect(
      try check(expected: "# nothing yet\n").brokenVariant.summary == "no finding is recorded")
  }

  @Test func aSampleThatBreaksItsRulesFails() throws {
    let check = try check(expected: Self.finding, source: "struct Data { let ui: UI }\n")
    #expect(!check.conformance.isPassed)
    #expect(check.conformance.summary == "1 finding")
    #expect(check.cases.map(\.outcome.isPassed) == [false, true])
  }
}
