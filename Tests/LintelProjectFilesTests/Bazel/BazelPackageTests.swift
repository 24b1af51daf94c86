import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Which files describe packages, and what belongs to each.
@Suite struct BazelPackageTests {
  private static let library = "swift_library(name = \"A\", srcs = glob([\"**/*.swift\"]))"

  @Test func aFileWithoutSwiftIsNone() throws {
    #expect(try readBazel("") == nil)
    #expect(try readBazel("# swift_library\ncc_library(name = \"A\", srcs = [\"a.cc\"])") == nil)
    #expect(try readBazel("exports_files([\"A.swift\"])") == nil)
    #expect(try readBazel("filegroup(name = \"A\", srcs = [\"A.swift\"])") == nil)
    #expect(try readBazel("alias(name = \"A\", actual = \":B\")") == nil)
  }

  @Test func anythingElseThatIsCalledSoIsNone() throws {
    #expect(try readBazel("To build it, run 'swift build'. It isn't hard (really.") == nil)
    #expect(try readBazel("load('rules.bzl'") == nil)
  }

  @Test func ofTwoFilesOneCounts() throws {
    let files = ["App/BUILD.bazel": Self.library, "App/BUILD": Self.library]
    #expect(try readBazel(Self.library, at: "App/BUILD", files: files) == nil)
    let project = try bazel(Self.library, at: "App/BUILD.bazel", files: files)
    #expect(project.path == "App/BUILD.bazel")
    #expect(project.folder == "App")
  }

  @Test(
    arguments: [
      ("MODULE.bazel", "//Code/App:A"), ("Code/WORKSPACE", "//App:A"),
      ("Code/App/WORKSPACE.bazel", "//:A"), ("Other/MODULE.bazel", "//Code/App:A"),
    ])
  func labelsBeginAtTheInnermostWorkspace(marker: String, id: String) throws {
    let project = try bazel(Self.library, at: "Code/App/BUILD", files: [marker: ""])
    #expect(project.targets.map(\.id) == [id])
  }

  @Test func patternsStayOutOfThePackagesBelow() throws {
    var projects = [
      try bazel(Self.library, at: "BUILD"), try bazel(Self.library, at: "App/BUILD"),
      try bazel(Self.library, at: "App/Core/Deep/BUILD"),
    ]
    projects.separateBazelPackages(["", "App", "App/Core/Deep", "App/Docs"])
    let files = [
      "A.swift", "App/A.swift", "App/Core/A.swift", "App/Core/Deep/A.swift", "App/Docs/A.swift",
      "Apps/A.swift",
    ]
    #expect(
      try projects.map { try $0.compiled(files, in: "A") } == [
        ["A.swift", "Apps/A.swift"], ["App/A.swift", "App/Core/A.swift"],
        ["App/Core/Deep/A.swift"],
      ])
    #expect(projects[0].targets[0].patterns[0].innerFolders == [PathKey("App")])
  }

  @Test func patternsBelowTheirPackageStayOutAsWell() throws {
    var projects = [
      try bazel(
        "swift_library(name = \"A\", srcs = glob([\"Core/Deep/**/*.swift\"]))", at: "App/BUILD")
    ]
    projects.separateBazelPackages(["App", "App/Core/Deep/Kit"])
    let files = ["App/Core/A.swift", "App/Core/Deep/A.swift", "App/Core/Deep/Kit/A.swift"]
    #expect(try projects[0].compiled(files, in: "A") == ["App/Core/Deep/A.swift"])
  }

  @Test func patternsOfOthersStayAsTheyAre() {
    let pattern = SourcePatterns(folder: "", innerFolders: [PathKey("Kit")])
    var projects = [
      ProjectDescription(
        path: "project.yml", origin: .xcodeGen,
        targets: [
          ProjectTarget(
            id: "A", name: "A", kind: .library, module: TargetModule(name: "A"), patterns: [pattern]
          )
        ])
    ]
    projects.separateBazelPackages(["", "App"])
    #expect(projects[0].targets[0].patterns == [pattern])
  }
}
