import Testing

@testable import LintelWorkspace

@Suite struct FileListTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "Package.swift",
      toolsVersion + "let package = Package(name: \"P\", targets: [.target(name: \"A\")])")
    for name in ["Sources/A/a.swift", "Sources/A/b.swift", "Scripts/s.swift", "notes.md"] {
      folder.write(name)
    }
  }

  @Test func givenFilesGetTheirModules() throws {
    let workspace = try Workspace(
      root: folder.path,
      files: ["Sources/A/b.swift", "./Scripts//s.swift", "Sources/../Sources/A/b.swift"])
    #expect(listing(workspace) == ["Scripts/s.swift []", "Sources/A/b.swift [A]"])
    #expect(workspace.walk == WalkSummary())
  }

  @Test func manifestsAmongThemAreNoSources() throws {
    folder.write("Package@swift-5.9.swift", toolsVersion)
    let workspace = try Workspace(
      root: folder.path, files: ["Package.swift", "Package@swift-5.9.swift", "Sources/A/a.swift"])
    #expect(listing(workspace) == ["Sources/A/a.swift [A]"])
  }

  @Test func aFileAndALinkToItAreOne() throws {
    folder.link("Scripts/a.swift", to: "../Sources/A/a.swift")
    let workspace = try Workspace(
      root: folder.path, files: ["Scripts/a.swift", "Sources/A/a.swift"])
    #expect(listing(workspace) == ["Sources/A/a.swift [A]"])
  }

  @Test func everyWrongPathIsReported() {
    folder.makeFolder("Dir.swift")
    let error = #expect(throws: WorkspaceError.self) {
      try Workspace(
        root: folder.path,
        files: [
          "Sources/A/a.swift", "missing.swift", "notes.md", "Dir.swift", "../x.swift", "/y.swift",
        ]
      )
    }
    #expect(
      error?.description == """
        '../x.swift' is not below '\(folder.path)'
        '/y.swift' is not below '\(folder.path)'
        cannot read 'Dir.swift': it is a folder
        cannot read 'missing.swift': there is no such file
        'notes.md' is no Swift file
        """)
  }

  @Test func noFilesAreNoFiles() throws {
    let workspace = try Workspace(root: folder.path, files: [])
    #expect(workspace.files == [])
  }
}
