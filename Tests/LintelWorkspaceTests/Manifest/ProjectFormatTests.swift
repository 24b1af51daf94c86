import Testing

@testable import LintelWorkspace

/// A format of projects is the name of its manifests, and what reads them.
@Suite struct ProjectFormatTests {
  /// `modules.txt`: a name in each line, which is that of a folder as well; none makes no manifest.
  private static let lists = ProjectFormat(manifestNames: ["modules.txt"]) { contents, path, _ in
    let text = contents.withBytes { String(decoding: $0, as: UTF8.self) }
    guard !text.isEmpty else { return nil }
    return .package(
      Manifest(
        path: path,
        targets: text.split(separator: "\n").map {
          ManifestTarget(name: String($0), kind: .library, path: String($0))
        }))
  }

  private static let formats = [ProjectFormat.package, lists]

  private func found(
    in folder: TemporaryFolder, _ formats: [ProjectFormat] = Self.formats
  ) throws -> (DirectoryWalk, ManifestFiles) {
    let root = try RootFolder(folder.path)
    var walk = DirectoryWalk(
      root, manifestNames: formats.flatMap(\.manifestNames), prune: { _ in false },
      isIncluded: { _ in true })
    try walk.run()
    return (
      walk,
      try ManifestFiles(
        walk.manifestFiles, in: root, ManifestReading(formats: formats, root: root, jobs: 0))
    )
  }

  @Test func manifestsOfSeveralFormatsAreRead() throws {
    let folder = TemporaryFolder()
    folder.write("Kit/Package.swift", toolsVersion + "let package = Package(name: \"Kit\")")
    folder.write("App/modules.txt", "Model\nViews\n")
    folder.write("App/notes.txt", "Other\n")
    folder.write("App/Model/User.swift")
    let (walk, files) = try found(in: folder)
    #expect(walk.files.map(\.path) == ["App/Model/User.swift", "Kit/Package.swift"])
    #expect(files.manifests.map(\.path) == ["App/modules.txt", "Kit/Package.swift"])
    #expect(files.manifests[0].folder == "App")
    #expect(files.manifests[0].targets.map(\.name) == ["Model", "Views"])
  }

  @Test func whatItsFormatCannotReadIsNoManifest() throws {
    let folder = TemporaryFolder()
    folder.write("modules.txt", "")
    folder.write("Package.swift", "struct Package {}")
    let (walk, files) = try found(in: folder)
    #expect(walk.files.map(\.path) == ["Package.swift"])
    #expect(files.manifests.map(\.path) == [])
    #expect(files.paths == [])
  }

  @Test func packagesOfAWorkspaceAreThereForItsProjects() throws {
    let folder = TemporaryFolder()
    folder.write(
      "ios/App.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="group:Kit"/></Workspace>
      """)
    folder.write("ios/App.xcodeproj/project.xcproj", "{files: []}")
    folder.write("mac/Mac.xcodeproj/project.xcproj", "{files: []}")
    folder.write("ios/Kit/Package.swift", toolsVersion + "let package = Package(name: \"Kit\")")
    let files = try found(in: folder, Workspace.formats).1
    #expect(files.projects.map(\.sharedPackageFolders.count) == [1, 0])
  }

  @Test func eachFileKeepsWhatIsReadOfIt() throws {
    let folder = TemporaryFolder()
    folder.write("A/Package.swift", "struct Package {}")
    folder.write("B/Package.swift", toolsVersion + "let package = Package(name: \"Large\")")
    let (_, files) = try found(in: folder)
    #expect(files.paths == ["B/Package.swift"])
    #expect(files.manifests.map(\.path) == ["B/Package.swift"])
  }
}
