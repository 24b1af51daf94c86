import LintelText
import Testing

@testable import LintelHarness

/// What is verified, and under which names.
@Suite struct SubjectTests {
  private func files() throws -> TemporaryFiles {
    var texts: [String: String] = [:]
    for overlay in ["MVC/BrokenA", "MVC/BrokenB", "MVVM/Broken", "MVC/Faults/lost"] {
      texts[overlay + ".diff"] = diff(adding: "A.swift", "let a = 1")
      texts[overlay + ".expected"] = "x\n"
    }
    texts["MVC/Sources/B.swift"] = ""
    texts["MVVM/Sources/B.swift"] = ""
    return try TemporaryFiles(texts)
  }

  private func subjects(_ names: String...) throws -> [VerifiedSample] {
    let files = try files()
    defer { withExtendedLifetime(files) {} }
    return try VerifiedSample.all(in: Sample.all(in: files.root), named: names)
  }

  @Test func everythingHasAName() throws {
    #expect(
      try subjects().map(\.name) == ["MVC", "MVC/A", "MVC/B", "MVC/lost", "MVVM", "MVVM/Broken"])
  }

  @Test func aVariantStandsForItsOverlays() throws {
    #expect(try subjects("MVVM", "MVC/B").map(\.name) == ["MVC/B", "MVVM", "MVVM/Broken"])
  }

  @Test func anUnknownNameIsSaidWithTheKnownOnes() throws {
    #expect {
      try subjects("MVC", "MVC/C")
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "no variant, twin or fault is named 'MVC/C'; there are 'MVC', 'MVC/A', 'MVC/B', 'MVC/lost', "
          + "'MVVM', 'MVVM/Broken'"
      ]
    }
  }

  @Test func filesGoBelowTheSources() throws {
    let files = try files()
    let all = try VerifiedSample.all(in: Sample.all(in: files.root), named: ["MVC/A", "MVC/lost"])
    #expect(
      try all[0].contents(in: files.root) == ["MVC/Sources/A.swift": Array("let a = 1\n".utf8)])
    #expect(all[0].testSelection == ["--filter", "^MVCTests\\."])
    #expect(all[1].testSelection == ["--filter", "^MVCTests\\.MVCBehaviour/"])
  }

  @Test func aPackageByItselfIsTestedAsAWhole() throws {
    let files = try TemporaryFiles([
      "Kit/Sources/Kit/B.swift": "", "Kit/BrokenA.diff": diff(adding: "Kit/A.swift", "let a = 1"),
      "Kit/BrokenA.expected": "x\n",
    ])
    defer { withExtendedLifetime(files) {} }
    let samples = try Sample.all(in: files.root + "/Kit")
    let twin = try #require(try VerifiedSample.all(in: samples, named: ["Kit/A"]).first)
    #expect(
      try twin.contents(in: files.root + "/Kit").keys.sorted() == ["Sources/Kit/A.swift"])
    #expect(twin.testSelection == [])
  }
}
