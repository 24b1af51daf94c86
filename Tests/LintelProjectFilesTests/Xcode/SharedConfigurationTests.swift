import Testing

@testable import LintelProjectFiles

/// Configuration files that several files or projects stand on.
@Suite struct SharedConfigurationTests {
  private func project(_ files: OtherFiles, _ folder: String = "") throws -> ProjectDescription {
    let text = ProjectText(mainGroup: ["Base"]).file("Base", "Base.xcconfig")
      .target("App").settings(of: "App", "", "baseConfigurationReference = Base;")
    return try XcodeProject.read(
      Array(text.text.utf8), at: folder + "App.xcodeproj/project.pbxproj", others: files)
  }

  private func others(_ files: [String: String]) -> OtherFiles {
    OtherFiles { path in files[path].map { Array($0.utf8) } }
  }

  @Test func aFileIsReadOnceForAllProjects() throws {
    var files = ["Common.xcconfig": "PRODUCT_NAME = Common"]
    for number in 0..<20 {
      files["p\(number)/Base.xcconfig"] =
        "#include \"../Common.xcconfig\"\n#include? \"No.xcconfig\""
    }
    let others = others(files)
    for number in 0..<20 {
      #expect(try project(others, "p\(number)/").target("App").module.name == "Common")
    }
    // The file of each project, what it lacks there, and what all of them include.
    #expect(others.readCount == 20 + 20 + 1)
  }

  @Test func aFileThatIsIncludedAgainCountsAgain() throws {
    let files = others([
      "Base.xcconfig": "#include \"B.xcconfig\"\n#include \"C.xcconfig\"",
      "B.xcconfig": "#include \"D.xcconfig\"\nPRODUCT_NAME = B",
      "C.xcconfig": "#include \"D.xcconfig\"",
      "D.xcconfig": "PRODUCT_NAME = D",
    ])
    #expect(try project(files).target("App").module.name == "D")
    #expect(files.readCount == 4)
  }

  @Test func filesThatAllIncludeTheNextTwiceEnd() throws {
    var files = ["Base.xcconfig": "#include \"0.xcconfig\""]
    for number in 0..<60 {
      files["\(number).xcconfig"] = String(
        repeating: "#include \"\(number + 1).xcconfig\"\n", count: 2)
    }
    files["60.xcconfig"] = "PRODUCT_NAME = x"
    #expect(try project(others(files)).target("App").module == TargetModule(name: "x"))
    files["60.xcconfig"] = "PRODUCT_NAME = $(inherited)x"
    #expect(try project(others(files)).notes.map(\.message) == [Budget.settingMessage])
  }

  @Test func aChainOfManyFilesEnds() throws {
    var files = ["Base.xcconfig": "#include \"0.xcconfig\"\nPRODUCT_NAME = A"]
    for number in 0..<20_000 { files["\(number).xcconfig"] = "#include \"\(number + 1).xcconfig\"" }
    let project = try project(others(files))
    #expect(project.targets[0].module.name == "A")
    #expect(project.notes.contains { $0.message.hasSuffix("as too many files include each other") })
  }

  @Test func aCircleIsTheSameWhoeverIsAskedFirst() throws {
    let files = [
      "a/Base.xcconfig": "#include \"../X.xcconfig\"",
      "b/Base.xcconfig": "#include \"../Y.xcconfig\"",
      "X.xcconfig": "#include \"Y.xcconfig\"\nPRODUCT_NAME = $(N)X",
      "Y.xcconfig": "#include \"X.xcconfig\"\nN = Y",
    ]
    for folders in [["a/", "b/"], ["b/", "a/"]] {
      let others = others(files)
      let projects = try Dictionary(
        uniqueKeysWithValues: folders.map { ($0, try project(others, $0)) })
      #expect(projects["a/"]?.targets[0].module.name == "YX")
      #expect(projects["b/"]?.targets[0].module.name == "YX")
      #expect(projects["a/"]?.notes.map(\.location?.path) == ["Y.xcconfig"])
      #expect(projects["b/"]?.notes.map(\.location?.path) == ["X.xcconfig"])
    }
  }
}
