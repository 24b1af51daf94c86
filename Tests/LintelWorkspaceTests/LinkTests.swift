import Testing

@testable import LintelWorkspace

@Suite struct LinkTests {
  @Test func linkedFilesAndFoldersAreFollowed() throws {
    let outside = TemporaryFolder()
    outside.write("shared/s.swift")
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.link("Shared", to: outside.path + "/shared")
    folder.link("one.swift", to: outside.path + "/shared/s.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["Shared/s.swift []", "a.swift []"])
  }

  @Test func circlesEnd() throws {
    let folder = TemporaryFolder()
    folder.write("a/b/x.swift")
    folder.link("a/b/up", to: "..")
    folder.link("a/b/top", to: folder.path)
    folder.link("a/b/self", to: ".")
    #expect(listing(try Workspace(root: folder.path)) == ["a/b/x.swift []"])
  }

  @Test func linksThatMultiplyAreAnError() throws {
    let folder = TemporaryFolder()
    let names = (0..<12).map { "f\($0)" }
    for name in names {
      folder.write("\(name)/x.swift")
      for other in names where other != name { folder.link("\(name)/\(other)", to: "../\(other)") }
    }
    let root = try RootFolder(folder.path)
    var walk = DirectoryWalk(
      root, linkedFolderLimit: 500, prune: { _ in false }, isIncluded: { _ in true })
    let error = #expect(throws: WorkspaceError.self) { try walk.run() }
    #expect(error?.description.hasSuffix("lead to more than 500 folders") == true)
    #expect(error?.description.hasPrefix("symbolic links as in 'f") == true)
  }

  @Test func aFarmOfLinksIsReportedUnderTheTarget() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "Rx", targets: [
          .target(name: "Rx"), .target(name: "Cocoa", dependencies: ["Rx"]),
        ])
        """)
    folder.write("Code/Rx/Observable.swift")
    folder.write("Code/Rx/Only.swift")
    folder.write("Code/Cocoa/Button.swift")
    folder.link("Sources/Rx/Observable.swift", to: "../../Code/Rx/Observable.swift")
    folder.link("Sources/Cocoa", to: "../Code/Cocoa")
    #expect(
      listing(try Workspace(root: folder.path)) == [
        "Code/Rx/Only.swift []", "Sources/Cocoa/Button.swift [Cocoa]",
        "Sources/Rx/Observable.swift [Rx]",
      ])
  }

  @Test func aPackageThatALinkRepeatsIsReadOnce() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Kit/Package.swift",
      toolsVersion + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    folder.write("Kit/Sources/Kit/a.swift")
    folder.link("App/Kit", to: "../Kit")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/Kit/Sources/Kit/a.swift [Kit]"])
    #expect(moduleListing(workspace) == ["App/Kit:Kit library -> "])
  }

  @Test func hardLinksAreFilesOfTheirOwn() throws {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.hardLink("b.swift", to: "a.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["a.swift []", "b.swift []"])
  }
}
