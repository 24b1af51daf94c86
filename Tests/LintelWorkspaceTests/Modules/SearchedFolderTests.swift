import Testing

@testable import LintelWorkspace

/// Folders that are left out by their names are searched where patterns of a target mean them.
@Suite struct SearchedFolderTests {
  private let folder = TemporaryFolder()

  private static let projects = [
    ("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["App"])),
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [App] } }"),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "App", product: .framework, sources: ["App/**"])])
      """
    ),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = glob([\"App/**/*.swift\"]))"
    ),
  ]

  @Test(arguments: projects, ["Pods", "Carthage", "DerivedData", "node_modules", "x/Pods"])
  func isSearchedInATarget(project: (path: String, text: String), name: String) throws {
    folder.write(project.path, project.text)
    folder.write("App/\(name)/D.swift")
    for name in ["Podfile", "Cartfile", "x/Podfile"] { folder.write("App/" + name) }
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/\(name)/D.swift [App]"])
    #expect(workspace.notes == [])
  }

  @Test(arguments: projects.prefix(3), [".docc", ".playground", ".xcassets"])
  func bundlesAreNotEntered(project: (path: String, text: String), ending: String) throws {
    folder.write(project.path, project.text)
    folder.write("App/X\(ending)/D.swift")
    folder.write("App/A.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["App/A.swift [App]"])
  }

  @Test(arguments: projects, ["Config", "Plugin", "Workspace", "Dependencies", "Tuist", "Project"])
  func filesMayBeCalledLikeManifests(
    project: (path: String, text: String), name: String
  ) throws {
    folder.write(project.path, project.text)
    folder.write("App/Domain/\(name).swift", "import ProjectDescription\nlet a = 1")
    #expect(listing(try Workspace(root: folder.path)) == ["App/Domain/\(name).swift [App]"])
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", xcodeProject(folders: [".hidden/App"])),
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [.hidden/App] } }"),
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [.hidden] } }"),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = [\".hidden/App/D.swift\"])"
    ),
  ])
  func aFolderOfATargetMayBeHidden(path: String, text: String) throws {
    folder.write(path, text)
    folder.write(".hidden/App/D.swift")
    folder.write(".hidden/E.txt")
    #expect(listing(try Workspace(root: folder.path)) == [".hidden/App/D.swift [App]"])
  }

  @Test(arguments: [
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [node_modules/a] } }"),
    ("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["node_modules/a"])),
  ])
  func aFolderOfATargetMayBeInOneThatIsLeftOut(path: String, text: String) throws {
    folder.write(path, text)
    folder.write("node_modules/a/D.swift")
    // It would be reported if anybody looked.
    folder.link("node_modules/b/Broken.swift", to: "nowhere")
    #expect(listing(try Workspace(root: folder.path)) == ["node_modules/a/D.swift [App]"])
  }

  @Test(
    arguments: [
      ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [.] } }"),
      (
        "BUILD",
        "swift_library(name = \"App\", module_name = \"App\", srcs = glob([\"**/*.swift\"]))"
      ),
      ("A.xcodeproj/project.pbxproj", xcodeProject(folders: ["."])),
    ], ["", "ios/"])
  func aPatternForAProjectsFolderDoesNotMeanWhatToolsPutThere(
    project: (path: String, text: String), place: String
  ) throws {
    folder.write(place + project.path, project.text)
    folder.write(place + "A.swift")
    folder.link(place + "node_modules/Broken.swift", to: "nowhere")
    folder.write(place + ".build/B.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["\(place)A.swift [App]"])
    #expect(
      workspace.notes.map(\.description) == [
        "\(place)\(project.path):1:1: '\(place)node_modules' is not searched, although the sources of target "
          + "'App' may match files in it"
      ])
  }

  @Test func aPatternWithoutFoldersMeansNone() throws {
    folder.write(
      "BUILD", "swift_library(name = \"App\", module_name = \"App\", srcs = glob([\"*.swift\"]))")
    folder.write("A.swift")
    folder.write("node_modules/B.swift")
    #expect(try Workspace(root: folder.path).notes == [])
  }

  @Test func patternsOfBazelEndAtOtherPackages() throws {
    folder.write("BUILD", Self.projects[3].1)
    for name in ["App/A.swift", "App/Pods/P.swift", "App/Podfile", "App/DerivedData/D.swift"] {
      folder.write(name)
    }
    folder.write("App/DerivedData/BUILD")
    #expect(
      listing(try Workspace(root: folder.path)) == ["App/A.swift [App]", "App/Pods/P.swift [App]"])
  }

  @Test func podsFromOtherDependencyManagersAreToldAndNotRead() throws {
    folder.write(
      "Podfile",
      "target 'App' do\n pod 'Kit', :path => 'node_modules/kit'\n pod 'L', :path => '.local'\nend")
    for (name, path) in [("Kit", "node_modules/kit"), ("L", ".local")] {
      folder.write(
        "\(path)/\(name).podspec",
        "Pod::Spec.new do |s|\n s.name = '\(name)'\n s.source_files = '**/*.swift'\nend")
      folder.write("\(path)/K.swift")
    }
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == [".local/K.swift [L]"])
    #expect(
      workspace.notes.map(\.description) == [
        "Podfile:1:1: the pod in 'node_modules/kit' is in a folder that is not searched, so its files "
          + "are not read"
      ])
  }
}
