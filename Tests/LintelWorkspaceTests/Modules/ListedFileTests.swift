import Testing

@testable import LintelWorkspace

/// Files that a target of Xcode lists are its, whatever they are called and whatever lies beside them.
@Suite struct ListedFileTests {
  private let folder = TemporaryFolder()

  private func listed(_ files: [String]) throws -> [String] {
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(files: files))
    return listing(try Workspace(root: folder.path))
  }

  @Test(arguments: [
    ".hidden/D.swift", "App/.hidden/D.swift", "App/.D.swift", "X.playground/D.swift",
    "X.docc/D.swift", "X.xcassets/D.swift", "X.xctemplate/D.swift", "X.bundle/D.swift",
    "Pods/A/D.swift", "Carthage/Checkouts/D.swift", "DerivedData/D.swift", "node_modules/a/D.swift",
    ".build/D.swift", "A.xcodeproj/D.swift", "fastlane/D.swift", "Tuist/D.swift",
    "Package@swift-5.swift", "App/../App/Pods/./D.swift",
  ])
  func isReadWhereverItIs(path: String) throws {
    let place = path == "App/../App/Pods/./D.swift" ? "App/Pods/D.swift" : path
    folder.write(place)
    folder.write(place + ".other.swift")
    folder.write("fastlane/Fastfile")
    let files = try listed([path])
    #expect(files.filter { $0.hasSuffix(" [App]") } == ["\(place) [App]"])
  }

  @Test(arguments: ["Config", "Plugin", "Workspace", "Dependencies", "Tuist", "Project"])
  func isReadThoughItIsCalledLikeAManifest(name: String) throws {
    folder.write("App/\(name).swift", "import ProjectDescription\nlet a = 1")
    #expect(try listed(["App/\(name).swift"]) == ["App/\(name).swift [App]"])
  }

  @Test func manifestsOfPackagesMayBeListed() throws {
    folder.write("App/Package.swift", toolsVersion + "let package = Package(name: \"P\")")
    #expect(try listed(["App/Package.swift"]) == ["App/Package.swift [App]"])
  }

  /// Without a package it is no manifest of one.
  @Test func aManifestForSomeVersionsIsASourceWhereNoPackageIs() throws {
    folder.write(
      "project.yml", "name: A\ntargets: { App: { type: framework, platform: iOS, sources: [App] } }"
    )
    folder.write("App/Package@swift-5.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["App/Package@swift-5.swift [App]"])
    folder.write("App/Package.swift", toolsVersion + "let package = Package(name: \"P\")")
    #expect(listing(try Workspace(root: folder.path)) == [])
  }

  @Test func isReadOnceThoughSeveralTargetsListIt() throws {
    folder.write(".h/D.swift")
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(files: [".h/D.swift"]))
    folder.write("B.xcodeproj/project.pbxproj", xcodeProject(files: [".h/D.swift"]))
    #expect(listing(try Workspace(root: folder.path)) == [".h/D.swift [App, App]"])
  }

  @Test func whatTheCallerDoesNotWantIsNotRead() throws {
    folder.write(".h/D.swift")
    folder.write("A.xcodeproj/project.pbxproj", xcodeProject(files: [".h/D.swift"]))
    let workspace = try Workspace(root: folder.path, isIncluded: { _ in false })
    #expect(workspace.files == [])
    #expect(workspace.modules.map(\.lacksFiles) == [true])
  }

  @Test func missingFilesAreCounted() throws {
    folder.write("A.swift")
    folder.write(
      "A.xcodeproj/project.pbxproj", xcodeProject(files: ["A.swift", "Gone.swift", "x/Gone.swift"]))
    folder.makeFolder("x/Gone.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(
      workspace.projects.description
        == "1 Xcode project with 1 target; all files in targets; 2 listed files missing")
    #expect(workspace.notes == [])
  }

  @Test func filesOutsideAreTold() throws {
    folder.write("p/A.swift")
    folder.write("out/D.swift")
    folder.write(
      "p/A.xcodeproj/project.pbxproj",
      xcodeProject(files: ["A.swift", "../out/D.swift", "../p/A.swift"], folders: ["../out"]))
    folder.write("p/B.xcodeproj/project.pbxproj", xcodeProject(files: ["/elsewhere/E.swift"]))
    let workspace = try Workspace(root: folder.path + "/p")
    #expect(listing(workspace) == ["A.swift [App]"])
    #expect(
      workspace.notes.map(\.description) == [
        "A.xcodeproj/project.pbxproj:1:1: targets compile 2 files or folders outside of the folder "
          + "that is checked, such as '../out/D.swift' in target 'App'; they are not read",
        "B.xcodeproj/project.pbxproj:1:1: target 'App' compiles '/elsewhere/E.swift', which lies "
          + "outside of the folder that is checked and is not read",
      ])
  }

  @Test func ofManyProjectsThreeAreToldOneByOne() throws {
    for number in 1...5 {
      folder.write(
        "p/P\(number).xcodeproj/project.pbxproj", xcodeProject(files: ["../out/D.swift"]))
    }
    let notes = try Workspace(root: folder.path + "/p").notes
    #expect(notes.count == 3)
    #expect(notes.last?.description.hasPrefix("P3.xcodeproj/") == true)
    #expect(notes.last?.description.hasSuffix("; the same applies to 2 more projects") == true)
  }

  @Test func packagesInHiddenFoldersAreTold() throws {
    folder.write(".local/Kit/Package.swift", toolsVersion + "let package = Package(name: \"Kit\")")
    let project = xcodeProject().replacing(
      "targets = (T);", with: "targets = (T); packageReferences = (K);"
    ).replacing(
      "}; rootObject",
      with: "K = {isa = XCLocalSwiftPackageReference; relativePath = .local/Kit;}; }; rootObject")
    folder.write("A.xcodeproj/project.pbxproj", project)
    folder.write("A.swift")
    #expect(
      try Workspace(root: folder.path).notes.map(\.description) == [
        "A.xcodeproj/project.pbxproj:1:1: the package in '.local/Kit' is in a folder that is not "
          + "searched, so its files are not read"
      ])
  }

  @Test func packagesThatAPackageHasInHiddenFoldersAreTold() throws {
    for path in ["node_modules/kit", ".local/Kit", "Kit"] {
      folder.write("\(path)/Package.swift", toolsVersion + "let package = Package(name: \"Kit\")")
    }
    folder.write("A.swift")
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "P", dependencies: [
          .package(path: "node_modules/kit"), .package(name: "Kit", path: "./.local/Kit"),
          .package(path: "Kit"), .package(path: "../Other"), .package(url: "x", from: "1.0.0")])
        """)
    #expect(
      try Workspace(root: folder.path).notes.map(\.description) == [
        "Package.swift:1:1: 2 packages, such as that in 'node_modules/kit', are in folders that are "
          + "not searched, so their files are not read"
      ])
  }

  @Test(arguments: [
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(name: "App", product: .framework, sources: [\"App/**\", \"App/.h/D.swift\"])])
      """
    ),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = glob([\"App/.h/D.swift\"]))"
    ),
    (
      "BUILD",
      "swift_library(name = \"App\", module_name = \"App\", srcs = [\"App/.h/D.swift\"])"
    ),
    ("project.yml", "name: A\ntargets: { App: { type: framework, sources: [App/.h/D.swift] } }"),
  ])
  func allToolsMayListFiles(path: String, text: String) throws {
    folder.write(path, text)
    folder.write("App/.h/D.swift")
    folder.write("App/.h/E.swift")
    #expect(listing(try Workspace(root: folder.path)).contains("App/.h/D.swift [App]"))
  }
}
