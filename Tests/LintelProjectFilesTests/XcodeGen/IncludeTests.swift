import Testing

@testable import LintelProjectFiles

/// Specifications that are put together from several files.
@Suite struct IncludeTests {
  private func names(_ text: String, files: [String: String]) throws -> [String] {
    try specification(text, files: files).targets.map(\.name)
  }

  @Test(arguments: [
    "include: a.yml", "include: [a.yml]", "include: { path: a.yml }", "include: [{path: a.yml}]",
    "include: [{path: a.yml, enable: true}, {path: b.yml, enable: false}]",
  ])
  func aFileIsIncluded(text: String) throws {
    let files = ["a.yml": "targets: { A: {} }", "b.yml": "targets: { B: {} }"]
    #expect(try names(text, files: files) == ["A"])
  }

  @Test func theIncludingFileCountsMore() throws {
    let text = "include: a.yml\ntargets: { A: { type: framework, productName: Own } }"
    let files = ["a.yml": "targets: { A: { type: tool, productName: Included } }"]
    #expect(
      try specification(text, files: files).target("A").product?.fileName == "Own.framework")
  }

  @Test func listsFollowEachOther() throws {
    let text = "include: [a.yml, b.yml]\ntargets: { App: { sources: [C.swift] } }"
    let files = [
      "a.yml": "targets: { App: { sources: [A.swift] } }",
      "b.yml": "targets: { App: { sources: [B.swift] } }",
    ]
    let project = try specification(text, files: files)
    #expect(try project.files(of: "App") == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func aReplacementIsAllThatCounts() throws {
    let text = "include: a.yml\ntargets: { App: { \"sources:REPLACE\": [C.swift] } }"
    let files = ["a.yml": "targets: { App: { type: framework, sources: [A.swift] } }"]
    let project = try specification(text, files: files)
    #expect(try project.files(of: "App") == ["C.swift"])
    #expect(try project.target("App").kind == .framework)
  }

  @Test func pathsAreRelativeToTheirFile() throws {
    let target = """
      targets:
        App:
          sources: [{path: A.swift}, B.swift, ../C.swift]
          configFiles: { Debug: App.xcconfig }
      packages: { Kit: { path: ../Kit } }
      """
    let project = try specification(
      "include: App/target.yml", at: "ios/project.yml",
      files: ["ios/App/target.yml": target, "ios/App/App.xcconfig": "PRODUCT_NAME = Named"])
    #expect(try project.files(of: "App") == ["ios/App/A.swift", "ios/App/B.swift", "ios/C.swift"])
    #expect(try project.target("App").module.name == "Named")
    #expect(project.packageFolders == ["ios/Kit"])
  }

  @Test func aSingleSourceIsAPathAsWell() throws {
    let project = try specification(
      "include: App/target.yml", files: ["App/target.yml": "targets: { App: { sources: A.swift } }"]
    )
    #expect(try project.files(of: "App") == ["App/A.swift"])
  }

  @Test func pathsOfInnerFilesAddUp() throws {
    let project = try specification(
      "include: a/a.yml",
      files: [
        "a/a.yml": "include: b/b.yml", "a/b/b.yml": "targets: { App: { sources: [A.swift] } }",
      ])
    #expect(try project.files(of: "App") == ["a/b/A.swift"])
  }

  @Test func pathsMayBeThoseOfTheIncludingFile() throws {
    let project = try specification(
      "include: { path: a/a.yml, relativePaths: false }",
      files: ["a/a.yml": "targets: { App: { sources: [A.swift] } }"])
    #expect(try project.files(of: "App") == ["A.swift"])
  }

  @Test func aFileCountsOnce() throws {
    let project = try specification(
      "include: [a.yml, b.yml]",
      files: [
        "a.yml": "include: c.yml", "b.yml": "include: c.yml",
        "c.yml": "targets: { App: { dependencies: [{sdk: A}, {framework: A.framework}] } }",
      ])
    #expect(try project.target("App").dependencies == [.product(fileName: "A.framework")])
    #expect(project.notes == [])
  }

  @Test func filesMayIncludeEachOther() throws {
    let text = "include: a.yml\ntargets: { App: {} }"
    let files = ["a.yml": "include: project.yml\ntargets: { A: {} }"]
    #expect(try names(text, files: files) == ["A", "App"])
  }

  @Test func aLongChainOfFilesEnds() throws {
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["\(number).yml"] = "include: \(number + 1).yml\ntargets: { T\(number): {} }"
    }
    let project = try specification("include: 0.yml", files: files)
    #expect(project.targets.count == 63)
    #expect(
      project.noteTexts == [
        "62.yml:1:10: '63.yml' is not read, as too many files include each other"
      ])
  }

  @Test func aMissingFileIsTold() throws {
    let project = try specification(
      "include: [gone.yml]\ntargets: { App: {} }", at: "a/project.yml")
    #expect(project.targets.map(\.name) == ["App"])
    #expect(
      project.noteTexts == [
        "a/project.yml:1:11: there is no file 'a/gone.yml', so its contents are not known"
      ])
  }

  @Test func aDamagedFileIsLeftOut() throws {
    let project = try specification(
      "include: a/a.yml\ntargets: { App: {} }", files: ["a/a.yml": "targets:\n  A: [\n"])
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.notes.map(\.location?.path) == ["a/a.yml"])
    #expect(project.notes.first?.location?.line == 3)
    #expect(project.notes.first?.message.hasSuffix("; the file is left out") == true)
  }

  @Test func anEmptyFileAddsNothing() throws {
    let project = try specification(
      "include: a.yml\ntargets: { App: {} }", files: ["a.yml": "# nothing\n"])
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.notes == [])
  }

  @Test func repeatedValuesAreRead() throws {
    let text = """
      base: &base { type: framework, productName: Base }
      targets:
        A: { <<: *base, productName: Own }
        B: { <<: [*base] }
      """
    let project = try specification(text)
    #expect(project.targets.map { $0.product?.fileName } == ["Own.framework", "Base.framework"])
  }
}
