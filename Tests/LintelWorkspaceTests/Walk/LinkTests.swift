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

  /// Whatever sorts first.
  @Test(arguments: ["Core/Link.swift", "Z/Link.swift"])
  func aFilesOwnPathGoesBeforeLinksToIt(_ link: String) throws {
    let folder = TemporaryFolder()
    folder.write("UI/V.swift")
    folder.write("UI/U.swift")
    folder.link(link, to: "../UI/V.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["UI/U.swift []", "UI/V.swift []"])
  }

  @Test func aFoldersOwnPathGoesBeforeLinksToIt() throws {
    let folder = TemporaryFolder()
    folder.write("UI/V.swift")
    folder.write("Core/C.swift")
    folder.link("Core/UI", to: "../UI")
    folder.link("Core/All", to: "..")
    #expect(listing(try Workspace(root: folder.path)) == ["Core/C.swift []", "UI/V.swift []"])
  }

  @Test func aLinkCountsWhereTheFileItselfIsLeftOut() throws {
    let folder = TemporaryFolder()
    folder.write("Vendor/V.swift")
    folder.write("Pods/P.swift")
    folder.write("Sub/G.swift")
    folder.link("Core/V.swift", to: "../Vendor/V.swift")
    folder.link("Core/P.swift", to: "../Pods/P.swift")
    folder.link("Core/G.swift", to: "../Sub/G.swift")
    let workspace = try Workspace(
      root: folder.path, prune: { $0 == "Vendor" }, isIncluded: { $0 != "Sub/G.swift" })
    #expect(
      listing(workspace) == ["Core/G.swift []", "Core/P.swift []", "Core/V.swift []"])
  }

  @Test func aLinkCountsWhereTheManifestExcludesTheFileItself() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "P", targets: [
          .target(name: "A", exclude: ["Shared"]), .target(name: "B"),
        ])
        """)
    folder.write("Sources/A/Shared/S.swift")
    folder.write("Sources/A/a.swift")
    folder.link("Sources/B/S.swift", to: "../A/Shared/S.swift")
    #expect(
      listing(try Workspace(root: folder.path)) == [
        "Sources/A/a.swift [A]", "Sources/B/S.swift [B]",
      ])
  }

  @Test func aLinkCountsWhereTheFileItselfIsATestAndTestsAreLeftOut() throws {
    let folder = TemporaryFolder()
    folder.write("AppTests/T.swift")
    folder.link("Core/T.swift", to: "../AppTests/T.swift")
    #expect(
      listing(try Workspace(root: folder.path, leavesTestsOut: true)) == ["Core/T.swift []"])
    #expect(listing(try Workspace(root: folder.path)) == ["AppTests/T.swift [] test"])
  }

  /// A target of links does not make a test of what is none.
  @Test func codeThatATestTargetLinksToStaysCode() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion + "let package = Package(name: \"P\", targets: [.testTarget(name: \"Checks\")])")
    folder.write("Code/a.swift")
    folder.link("Tests/Checks/a.swift", to: "../../Code/a.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["Code/a.swift []"])
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
      root, manifestNames: [], linkedFolderLimit: 500, prune: { _ in false },
      isIncluded: { _ in true })
    let error = #expect(throws: WorkspaceErrors.self) { try walk.run() }
    #expect(error?.description.hasSuffix("lead to more than 500 folders") == true)
    #expect(error?.description.hasPrefix("symbolic links as in 'f") == true)
  }

  @Test func aFarmOfLinksBelongsToTheTarget() throws {
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
        "Code/Cocoa/Button.swift [Cocoa]", "Code/Rx/Observable.swift [Rx]", "Code/Rx/Only.swift []",
      ])
  }

  /// As `swift build` compiles them; a link of a target of tests makes no code a test.
  @Test func aFileBelongsToAllTargetsThatLinkToIt() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion
        + """
        let package = Package(name: "P", targets: [
          .target(name: "A"), .target(name: "B"), .target(name: "C"), .testTarget(name: "CTests"),
        ])
        """)
    folder.write("Platform/Lock.swift")
    folder.write("Platform/More/Deep.swift")
    folder.write("Sources/C/Own.swift")
    for target in ["Sources/A", "Sources/B", "Tests/CTests"] {
      folder.link("\(target)/Lock.swift", to: "../../Platform/Lock.swift")
      folder.link("\(target)/Own.swift", to: "../../Sources/C/Own.swift")
      folder.link("\(target)/Folder", to: "../../Platform/More")
    }
    folder.link("Sources/B/Again.swift", to: "../../Platform/Lock.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(
      listing(workspace).sorted() == [
        "Platform/Lock.swift [A, B]", "Platform/More/Deep.swift [A, B]",
        "Sources/C/Own.swift [A, B, C]",
      ])
    #expect(workspace.files.allSatisfy { !$0.isTest })
  }

  @Test func aFarmOfLinksOutOfTheRootIsReportedUnderTheTarget() throws {
    let outside = TemporaryFolder()
    outside.write("a.swift")
    let folder = TemporaryFolder()
    folder.write(
      "Package.swift",
      toolsVersion + "let package = Package(name: \"P\", targets: [.target(name: \"P\")])")
    folder.link("Code/a.swift", to: outside.path + "/a.swift")
    folder.link("Sources/P/a.swift", to: outside.path + "/a.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["Sources/P/a.swift [P]"])
  }

  @Test func aPackageThatALinkRepeatsIsReadOnce() throws {
    let folder = TemporaryFolder()
    folder.write(
      "Kit/Package.swift",
      toolsVersion + "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    folder.write("Kit/Sources/Kit/a.swift")
    folder.link("App/Kit", to: "../Kit")
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["Kit/Sources/Kit/a.swift [Kit]"])
    #expect(moduleListing(workspace) == ["Kit:Kit library -> "])
  }

  @Test func hardLinksAreFilesOfTheirOwn() throws {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.hardLink("b.swift", to: "a.swift")
    folder.link("c.swift", to: "b.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["a.swift []", "b.swift []"])
  }
}
