import Testing

@testable import LintelProjectFiles

/// Files that are no projects.
@Suite struct XcodeProjectTests {
  @Test(arguments: [
    ("{}", 1, 1, "this is not an Xcode project: it has no 'objects'"),
    ("// no\n{objects = {};}", 2, 1, "this is not an Xcode project: it has no 'rootObject'"),
    (
      "{\n  objects = {}; rootObject = P;}", 2, 30,
      "the project itself, 'P', is not among the objects; restore the file"
    ),
  ])
  func saysWhatIsMissing(text: String, line: Int, column: Int, message: String) {
    #expect(throws: ProjectFileError(line: line, column: column, message: message)) {
      try XcodeProject.read(
        Array(text.utf8), at: "A.xcodeproj/project.pbxproj", others: OtherFiles { _ in nil })
    }
  }

  @Test func projectWithoutTargetsIsOne() throws {
    let project = try ProjectText().read(at: "ios/App.xcodeproj/project.pbxproj")
    #expect(
      project == ProjectDescription(path: "ios/App.xcodeproj/project.pbxproj", origin: .xcode))
    #expect(project.bundle == "ios/App.xcodeproj")
  }

  @Test func missingTargetIsNoted() throws {
    let text = "{objects = {P = {isa = PBXProject; targets = (A);};}; rootObject = P;}"
    let project = try XcodeProject.read(
      Array(text.utf8), at: "A.xcodeproj/project.pbxproj",
      others: OtherFiles { _ in
        nil
      })
    #expect(
      project.notes.map(\.description) == [
        "A.xcodeproj/project.pbxproj:1:47: there is no target 'A' in the project; it is left out"
      ])
  }
}
