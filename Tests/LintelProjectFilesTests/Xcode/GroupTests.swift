import Testing

@testable import LintelProjectFiles

/// Where files are, by the groups that hold them.
@Suite struct GroupTests {
  @Test func groupsWithoutPathAddNothing() throws {
    let project = try ProjectText(mainGroup: ["Outer"])
      .group("Outer", "path = App;", ["Named"])
      .group("Named", "name = Views;", ["Bare"])
      .group("Bare", "", ["Both"])
      .group("Both", "name = Shown; path = Inner/Deep;", ["A"])
      .file("A", "A.swift").target("App", files: ["A"]).read()
    #expect(try project.files(of: "App") == ["App/Inner/Deep/A.swift"])
  }

  @Test func pathsStartWhereTheirSourceTreeSays() throws {
    let project = try ProjectText(mainGroup: ["G"])
      .group("G", "path = App/Views;", ["A", "B", "C", "D", "H"])
      .group("H", "path = Root;", tree: "SOURCE_ROOT", ["E"])
      .file("A", "../Models/A.swift").file("B", "Sub/B.swift", tree: "SOURCE_ROOT")
      .file("C", "/opt/C.swift", tree: "<absolute>")
      .file("D", "Derived/D.swift", tree: "BUILT_PRODUCTS_DIR").file("E", "E.swift")
      .target("App", files: ["A", "B", "C", "D", "E"]).read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(
      try project.files(of: "App") == [
        "/opt/C.swift", "ios/App/Models/A.swift", "ios/Root/E.swift", "ios/Sub/B.swift",
      ])
    #expect(project.notes == [])
  }

  @Test func pathsMayLeadOutOfTheRoot() throws {
    let project = try ProjectText(mainGroup: ["A"])
      .file("A", "../../Shared/A.swift").target("App", files: ["A"])
      .read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(try project.files(of: "App") == ["../Shared/A.swift"])
  }

  @Test(arguments: [
    ("..", "A.swift"), ("Sources", "ios/Sources/A.swift"), ("/src", "/src/A.swift"),
  ])
  func sourcesMayStartElsewhere(projectDirPath: String, path: String) throws {
    let project = try ProjectText(mainGroup: ["A"], "projectDirPath = \"\(projectDirPath)\";")
      .file("A", "A.swift").target("App", files: ["A"])
      .read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(try project.files(of: "App") == [path])
  }

  @Test func fileIsAtItsPathAndNotAtItsName() throws {
    let project = try ProjectText(mainGroup: ["A", "B"])
      .file("A", "Model/Real.swift", "name = Shown.swift;").file("B", "B.txt", "name = B.swift;")
      .target("App", files: ["A", "B"]).read()
    #expect(try project.files(of: "App") == ["Model/Real.swift"])
  }

  @Test func placesThatOnlyXcodeKnowsAreNoted() throws {
    let text = ProjectText(mainGroup: ["A", "B"])
      .file("A", "A.swift", tree: "MY_TREE").file("B", "$(GENERATED)/B.swift")
      .target("App", files: ["A", "B"])
    let project = try text.read()
    #expect(try project.files(of: "App") == [])
    #expect(
      project.notes.map(\.message) == [
        "the location of 'A.swift' depends on 'MY_TREE', which is not known; the file is left out",
        "the location of '$(GENERATED)/B.swift' depends on '$(GENERATED)/B.swift', which is not known; "
          + "the file is left out",
      ])
  }

  @Test func groupsThatHoldThemselvesEnd() throws {
    let project = try ProjectText(mainGroup: ["G"])
      .group("G", "path = G;", ["H"]).group("H", "path = H;", ["G", "A", "MainGroup"])
      .file("A", "A.swift").target("App", files: ["A"]).read()
    #expect(try project.files(of: "App") == ["G/H/A.swift"])
  }
}
