import Testing

@testable import LintelWorkspace

/// A path in a project file that differs from the disk in case, or in how accents are encoded, is the
/// path on the disk: the file systems of Macs take no notice.
@Suite struct PathSpellingTests {
  private let folder = TemporaryFolder()

  private func listing(_ project: String, _ text: String) throws -> [String] {
    folder.write(project, text)
    return LintelWorkspaceTests.listing(try Workspace(root: folder.path))
  }

  @Test(arguments: [
    "App/domain/D.swift", "App/Domain/d.swift", "app/DOMAIN/D.swift", "App/Domain/D.SWIFT",
  ])
  func caseDoesNotCount(path: String) throws {
    folder.write("App/Domain/D.swift")
    let expected = ["App/Domain/D.swift [App]"]
    #expect(try listing("A.xcodeproj/project.pbxproj", xcodeProject(files: [path])) == expected)
    let absolute = xcodeProject(files: ["\(folder.path)/\(path)"], sourceTree: "<absolute>")
    #expect(try listing("A.xcodeproj/project.pbxproj", absolute) == expected)
  }

  @Test(arguments: [("De\u{301}", "D\u{E9}"), ("D\u{E9}", "De\u{301}"), ("d\u{C9}", "De\u{301}")])
  func howAccentsAreEncodedDoesNotCount(written: String, name: String) throws {
    folder.write("Ap\u{FC}/\(name).swift")
    let files = try listing(
      "A.xcodeproj/project.pbxproj", xcodeProject(files: ["Apu\u{308}/\(written).swift"]))
    #expect(files == ["Ap\u{FC}/\(name).swift [App]"])
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["app/domain"])),
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [app/domain] } }"),
    (
      "project.yml", "name: A\ntargets: { App: { type: framework, sources: [app/domain/d.swift] } }"
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "App", product: .framework, sources: ["app/domain/**"])])
      """
    ),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = [\"app/Domain/D.swift\"])"
    ),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = glob([\"app/domain/**/*.swift\"]))"
    ),
    (
      "Package.swift",
      toolsVersion
        + "let package = Package(name: \"P\", targets: [.target(name: \"App\", path: \"app/domain\")])"
    ),
  ])
  func thatHoldsForAllTools(path: String, text: String) throws {
    folder.write("App/Domain/D.swift")
    #expect(try listing(path, text) == ["App/Domain/D.swift [App]"])
  }

  @Test func thatHoldsForPods() throws {
    folder.write(
      "Kit/Kit.podspec",
      "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = '**/*.swift'\nend")
    folder.write("Kit/K.swift")
    #expect(
      try listing("Podfile", "target 'App' do\n pod 'Kit', :path => 'kit'\nend") == [
        "Kit/K.swift [Kit]"
      ])
  }

  /// CocoaPods takes no notice of case in any pattern.
  @Test(arguments: ["code/**/*.swift", "CODE/D.swift", "{Code,x}/[C-D].Swift"])
  func patternsOfPodsHaveNoCase(pattern: String) throws {
    folder.write(
      "Kit.podspec",
      "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = '\(pattern)'\nend")
    folder.write("Code/D.swift")
    #expect(
      try listing("Podfile", "target 'App' do\n pod 'Kit', :path => '.'\nend") == [
        "Code/D.swift [Kit]"
      ])
  }

  @Test func thatHoldsForFilesOfSettings() throws {
    folder.write("Config/Base.xcconfig", "PRODUCT_MODULE_NAME = Core\n")
    folder.write("A.swift")
    let project = xcodeProject(files: ["A.swift"]).replacing(
      "isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildConfigurationList = L;"
    ).replacing(
      "}; rootObject",
      with: """
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};
          baseConfigurationReference = X;};
        X = {isa = PBXFileReference; path = config/base.xcconfig; sourceTree = SOURCE_ROOT;};
        }; rootObject
        """)
    #expect(try listing("A.xcodeproj/project.pbxproj", project) == ["A.swift [Core]"])
  }

  @Test func whereBothAreThereEachIsItself() throws {
    folder.write("App/D.swift")
    folder.write("App/d.swift")
    folder.write("app/D.swift")
    let files = try listing(
      "A.xcodeproj/project.pbxproj", xcodeProject(files: ["App/d.swift", "app/D.swift"]))
    #expect(files == ["App/D.swift []", "App/d.swift [App]", "app/D.swift [App]"])
  }

  @Test func oneOfSeveralIsNotGuessed() throws {
    folder.write("App/D.swift")
    folder.write("app/D.swift")
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(files: ["APP/D.swift"]))
    let workspace = try Workspace(root: folder.path)
    #expect(LintelWorkspaceTests.listing(workspace) == ["App/D.swift []", "app/D.swift []"])
    #expect(
      workspace.notes.map(\.description) == [
        "A.xcodeproj/project.pbxproj:1:1: there is no 'APP/D.swift', and 'App/D.swift' and "
          + "'app/D.swift' have similar names; none is used instead"
      ])
  }

  /// Only one of the folders has the file.
  @Test func allFoldersThatMayBeMeantAreSearched() throws {
    folder.write("App/A.swift")
    folder.write("app/D.swift")
    let files = try listing("A.xcodeproj/project.pbxproj", xcodeProject(files: ["App/d.swift"]))
    #expect(files == ["App/A.swift []", "app/D.swift [App]"])
  }

  @Test func aFileThatIsListedTwiceIsInTheTargetOnce() throws {
    folder.write("App/D.swift")
    let files = try listing(
      "A.xcodeproj/project.pbxproj", xcodeProject(files: ["App/D.swift", "app/d.swift"]))
    #expect(files == ["App/D.swift [App]"])
  }

  @Test func hiddenFilesAreFoundSoAsWell() throws {
    folder.write(".Hidden/D.swift")
    let files = try listing("A.xcodeproj/project.pbxproj", xcodeProject(files: [".hidden/d.swift"]))
    #expect(files == [".Hidden/D.swift [App]"])
  }
}
