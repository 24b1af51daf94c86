import Testing

@testable import LintelHarness

/// Which twins and faults share a build.
@Suite struct OverlaySetTests {
  /// - Parameter overlays: the files of each, by its folder.
  private func groups(_ overlays: [String: [String]]) throws -> [[[String]]] {
    var texts: [String: String] = [:]
    for (folder, files) in overlays {
      texts[folder + ".diff"] = files.map { diff(adding: $0, "let a = 1") }.joined()
      texts[folder + ".expected"] = "x\n"
      texts[folder.prefix { $0 != "/" } + "/Sources/Z.swift"] = ""
    }
    let files = try TemporaryFiles(texts)
    defer { withExtendedLifetime(files) {} }
    let subjects = try VerifiedSample.all(in: Sample.all(in: files.root), named: [])
    return OverlaySet.groups(of: subjects).map { $0.map { $0.subjects.map(\.name) } }
  }

  @Test func twinsShareABuildUnlessTheyTouchTheSameFile() throws {
    #expect(
      try groups([
        "MVC/BrokenA": ["A.swift", "B.swift"], "MVC/BrokenB": ["B.swift"],
        "MVC/BrokenC": ["C.swift"], "MVC/BrokenD": ["B.swift", "D.swift"],
      ]) == [[["MVC/A", "MVC/C"]], [["MVC/B"]], [["MVC/D"]]])
  }

  @Test func aFaultIsBuiltWithNothingElseOfItsSample() throws {
    #expect(
      try groups([
        "MVC/BrokenA": ["A.swift"], "MVC/Faults/lost": ["B.swift"], "MVC/Faults/twice": ["C.swift"],
      ]) == [[["MVC/A"]], [["MVC/lost"]], [["MVC/twice"]]])
  }

  @Test func oneBuildServesManySamples() throws {
    #expect(
      try groups([
        "MVC/BrokenA": ["A.swift"], "MVC/BrokenB": ["A.swift"], "MVVM/Broken": ["A.swift"],
      ]) == [[["MVC/A"], ["MVVM/Broken"]], [["MVC/B"]]])
  }

  @Test func aSetIsNamedAndTestedAsOne() throws {
    let files = try TemporaryFiles([
      "MVC/Sources/Z.swift": "",
      "MVC/BrokenA.diff": diff(adding: "A.swift", "let a = 1"), "MVC/BrokenA.expected": "x\n",
      "MVC/BrokenB.diff": diff(adding: "B.swift", "let b = 1"), "MVC/BrokenB.expected": "x\n",
    ])
    defer { withExtendedLifetime(files) {} }
    let subjects = try VerifiedSample.all(in: Sample.all(in: files.root), named: [])
    let set = try #require(OverlaySet.groups(of: subjects).first?.first)
    #expect(set.name == "2 twins of MVC")
    #expect(set.testPlan.selection == ["--filter", "^MVCTests\\."])
  }
}
