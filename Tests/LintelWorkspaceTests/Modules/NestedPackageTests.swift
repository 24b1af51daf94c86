import Testing

@testable import LintelWorkspace

/// A package takes no file that a target lists. Under folders whose files no target lists it decides,
/// which is told.
@Suite struct NestedPackageTests {
  private let folder = TemporaryFolder()

  private static let manifests = [
    "let package = Package(name: \"x\", targets: [.target(name: \"x\", path: \".\")])",
    "let package = Package(name: \"x\", targets: [.testTarget(name: \"x\", path: \".\")])",
    "let package = Package(name: \"x\", targets: [.target(name: \"x\", path: \"Code\", exclude: [\"D.swift\"])])",
    "let package = Package(name: \"x\", targets: [.target(name: \"x\", path: \"Code\", resources: [.copy(\"D.swift\")])])",
    "let package = Package(name: \"x\", targets: others)",
    "let package = Package(name: \"x\")",
  ]

  @Test(arguments: manifests, ["App/Domain", "App", ""])
  func takesNoFileThatATargetLists(manifest: String, place: String) throws {
    folder.write(
      place.isEmpty ? "Package.swift" : place + "/Package.swift", toolsVersion + manifest)
    let file = (place.isEmpty ? "" : place + "/") + "Code/D.swift"
    folder.write(file)
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(files: [file]))
    let workspace = try Workspace(root: folder.path)
    let found = try #require(workspace.files.first)
    #expect(workspace.files.count == 1)
    #expect(found.modules.contains { workspace.modules[$0].name == "App" })
    #expect(!found.isTest)
    #expect(workspace.excludedFileCount == 0)
  }

  @Test func decidesUnderASynchronizedFolder() throws {
    folder.write(
      "App/Domain/Package.swift",
      toolsVersion
        + """
        let package = Package(name: "x", targets: [
          .target(name: "x", path: "Code", exclude: ["E.swift"])])
        """)
    for name in ["App/Domain/Code/D.swift", "App/Domain/Code/E.swift", "App/Domain/Stray.swift"] {
      folder.write(name)
    }
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["App"]))
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/Domain/Code/D.swift [x]", "App/Domain/Stray.swift [App]"])
    #expect(
      workspace.notes.map(\.description) == [
        "App/Domain/Package.swift:1:1: 2 files of this package, such as 'App/Domain/Code/D.swift', "
          + "are in a folder of target 'App' of 'A.xcodeproj/project.pbxproj' as well; only the "
          + "package counts there, and the files that it excludes are not read (1)"
      ])
  }

  @Test(arguments: [
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [App] } }"),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "App", product: .framework, sources: ["App/**"])])
      """
    ),
    ("BUILD", "swift_library(name = \"App\", srcs = glob([\"App/**/*.swift\"]))"),
  ])
  func decidesUnderPatterns(path: String, text: String) throws {
    folder.write(path, text)
    folder.write("App/Domain/Package.swift", toolsVersion + Self.manifests[0])
    folder.write("App/Domain/D.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/Domain/D.swift [x]"])
    #expect(
      workspace.notes.filter {
        $0.description.hasPrefix("App/Domain/Package.swift:1:1: 'App/Domain/D.swift'")
      }
      .count == 1)
  }

  @Test func isToldOnceForEachPackage() throws {
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["App"]))
    for number in 1...5 {
      folder.write("App/D\(number)/Package.swift", toolsVersion + Self.manifests[0])
      for name in ["A", "B"] { folder.write("App/D\(number)/\(name).swift") }
    }
    let notes = try Workspace(root: folder.path).notes
    #expect(notes.count == 3)
    #expect(
      notes.last?.description.hasSuffix("only the package counts there; the same applies to 2 more")
        == true)
  }

  /// Many libraries are built by several tools.
  @Test func anotherWayToBuildAPackageIsNotTold() throws {
    folder.write(
      "Kit/Package.swift",
      toolsVersion + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    folder.write("Kit/Sources/Kit/K.swift")
    folder.write(
      "Kit/Kit.podspec",
      "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Sources/**/*.swift'\nend")
    folder.write("Podfile", "target 'App' do\n pod 'Kit', :path => 'Kit'\nend")
    folder.write(
      "Kit/BUILD", "swift_library(name = \"Kit\", srcs = glob([\"Sources/**/*.swift\"]))")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["Kit/Sources/Kit/K.swift [Kit]"])
    #expect(workspace.notes == [])
  }

  @Test func aPackageWithoutFilesIsToldAsWell() throws {
    folder.write("project.yml", "name: A\ntargets: { App: { type: framework, sources: [App] } }")
    folder.write("App/Domain/Package.swift", toolsVersion + Self.manifests[5])
    folder.write("App/Domain/D.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/Domain/D.swift [App]"])
    #expect(
      workspace.notes.map(\.description) == [
        "App/Domain/Package.swift:1:1: 'App/Domain/Package.swift' of this package is in a folder of "
          + "target 'App' of 'project.yml' as well; only the package counts there"
      ])
  }
}
