import LintelPlatform
import Testing

@testable import LintelWorkspace

@Suite struct DiscoveryTests {
  @Test func findsSwiftFilesInOrder() throws {
    let folder = TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a.swift", "a/b/c.swift", "B/x.swift", "a/readme.md"] {
      folder.write(name)
    }
    let workspace = try Workspace(root: folder.path)
    #expect(
      listing(workspace) == [
        "B/x.swift []", "a.swift []", "a/b/c.swift []", "a/z.swift []", "b.swift []",
      ])
    #expect(moduleListing(workspace) == [": unclaimed -> ?"])
    #expect(workspace.notes == [])
  }

  @Test func namesMayHoldSpacesAndSignsAndAccents() throws {
    let folder = TemporaryFolder()
    let names = [
      "User Interface/View+Style.swift", "Größe/Überschrift.swift", "日本/🙂.swift",
      "a\nb/#%?.swift", "e\u{301}.swift", "\u{E9}.swift",
    ]
    for name in names { folder.write(name, "class A {}") }
    let workspace = try Workspace(root: folder.path)
    let paths = workspace.files.map { Array($0.path.utf8) }
    #expect(Set(paths) == Set(names.map { Array($0.utf8) }))
    let facts = try SourceReader.scan(files: workspace.files.map(\.path), root: folder.path)
    #expect(facts.files.map(\.declarations.count) == [1, 1, 1, 1, 1, 1])
  }

  @Test func prunesWhatIsNotOfTheProject() throws {
    let folder = TemporaryFolder()
    for name in [
      ".build/x/a.swift", ".swiftpm/a.swift", ".hidden/a.swift", "DerivedData/a.swift",
      "App/Pods/a.swift", "Carthage/a.swift", "node_modules/a.swift", "App/App.docc/a.swift",
      "T.xctemplate/a.swift", "P.playground/a.swift", "A.xcassets/a.swift", "App/.a.swift",
      "App/Podsy/a.swift", "Package@swift-5.9.swift", "App/Podfile",
    ] {
      folder.write(name)
    }
    let workspace = try Workspace(root: folder.path)
    #expect(listing(workspace) == ["App/Podsy/a.swift []"])
    #expect(
      workspace.walk.prunedFolders == [
        "A.xcassets", "App/App.docc", "App/Pods", "Carthage", "DerivedData", "P.playground",
        "T.xctemplate", "node_modules",
      ])
    #expect(workspace.walk.folderCount == 3)
  }

  @Test func foldersOfDependencyManagersAreToldByWhatTheseLeaveThere() throws {
    let folder = TemporaryFolder()
    for name in [
      "Domain/Pods/a.swift", "Domain/Carthage/a.swift", "A/Pods/Manifest.lock", "A/Pods/a.swift",
      "B/Pods/Pods.xcodeproj/project.pbxproj", "B/Pods/a.swift", "C/Podfile", "C/Pods/a.swift",
      "D/Cartfile", "D/Carthage/a.swift", "E/Carthage/Checkouts/X/a.swift", "Pods/a.swift",
    ] {
      folder.write(name)
    }
    let workspace = try Workspace(root: folder.path)
    #expect(workspace.files.map(\.path) == ["Domain/Carthage/a.swift", "Domain/Pods/a.swift"])
    #expect(
      workspace.walk.prunedFolders == [
        "A/Pods", "B/Pods", "C/Pods", "D/Carthage", "E/Carthage", "Pods",
      ])
  }

  @Test func whatBazelLinksInAWorkspaceIsLeftOut() throws {
    let folder = TemporaryFolder()
    for name in [
      "App/MODULE.bazel", "App/a.swift", "App/bazel-tools/a.swift", "made/app/bazel-out/a.swift",
      "made/app/a.swift", "Feature/bazel-bin/a.swift", "Feature/bazel-Feature/bazel-out/a.swift",
    ] {
      folder.write(name)
    }
    folder.link("App/bazel-out", to: "../made/app/bazel-out")
    folder.link("App/bazel-App", to: "../made/app")
    let workspace = try Workspace(root: folder.path, prune: { $0 == "made" })
    #expect(
      workspace.files.map(\.path) == [
        "App/a.swift", "App/bazel-tools/a.swift", "Feature/bazel-Feature/bazel-out/a.swift",
        "Feature/bazel-bin/a.swift",
      ])
  }

  @Test func prunesBeforeLookingInside() throws {
    let folder = TemporaryFolder()
    folder.write("App/a.swift")
    folder.write("App/b.swift")
    // Both would be reported as unreadable if anybody looked.
    folder.link("Pods/Broken.swift", to: "nowhere")
    folder.link("Vendor/Broken.swift", to: "nowhere")
    folder.link("App/c.swift", to: "nowhere")
    var asked: [String] = []
    let workspace = try Workspace(
      root: folder.path,
      prune: {
        asked.append($0)
        return $0 == "Vendor"
      }, isIncluded: { $0 == "App/a.swift" })
    #expect(listing(workspace) == ["App/a.swift []"])
    #expect(asked.sorted() == ["App", "Vendor"])
    #expect(workspace.walk.prunedFolders == ["Pods", "Vendor"])
    #expect(workspace.walk.excludedFileCount == 1)
  }

  @Test func noFilesIsTheCallersBusiness() throws {
    let folder = TemporaryFolder()
    folder.write("docs/a.md")
    folder.write("Pods/a.swift")
    let workspace = try Workspace(root: folder.path)
    #expect(workspace.files == [])
    #expect(workspace.modules == [])
    #expect(
      workspace.walk
        == WalkSummary(folderCount: 2, prunedFolders: ["Pods"], excludedFileCount: 0))
  }

  @Test func aFolderMayBeCalledLikeAFile() throws {
    let folder = TemporaryFolder()
    folder.write("x.swift/y.swift")
    #expect(listing(try Workspace(root: folder.path)) == ["x.swift/y.swift []"])
  }

  @Test func aMissingRootIsAnError() {
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: "/no/such/folder") }
    #expect(
      error?.description == "cannot read folder '/no/such/folder': there is no such folder")
  }

  @Test func aFileIsNoRoot() {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    let path = folder.path + "/a.swift"
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: path) }
    #expect(error?.description == "cannot read folder '\(path)': it is not a folder")
  }

  @Test func allBrokenLinksAreReported() {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.link("z/b.swift", to: "nowhere")
    folder.link("c.swift", to: "c.swift")
    folder.link("image.png", to: "nowhere")
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: folder.path) }
    #expect(
      error?.description == """
        cannot read 'c.swift': its symbolic links form a cycle; remove the link, or leave it out \
        under 'sources: exclude'
        cannot read 'z/b.swift': it is a dangling symbolic link, which leads to nothing; remove it, \
        or leave it out under 'sources: exclude'
        """)
  }

  /// A folder of sources may be missing, and nobody would notice.
  @Test func linksToFoldersThatLeadNowhereAreReported() throws {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.link("Core", to: "nowhere")
    folder.link("Loop", to: "Loop")
    folder.link("Vendor", to: "nowhere")
    folder.link("Pods", to: "nowhere")
    let error = #expect(throws: WorkspaceErrors.self) {
      try Workspace(root: folder.path, prune: { $0 == "Vendor" })
    }
    #expect(
      error?.description == """
        cannot read 'Core': it is a dangling symbolic link, which leads to nothing; remove it, or \
        leave it out under 'sources: exclude'
        cannot read 'Loop': its symbolic links form a cycle; remove the link, or leave it out \
        under 'sources: exclude'
        """)
  }

  @Test func pipesAndDevicesAreNoSources() throws {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.link("Device.swift", to: "/dev/zero")
    for name in ["Pipe.swift", "Package.swift", "Wanted by nobody.swift", "pipe"] {
      try #require(mkfifo("\(folder.path)/\(name)", 0o644) == 0)
    }
    let error = #expect(throws: WorkspaceErrors.self) {
      try Workspace(root: folder.path, isIncluded: { !$0.hasPrefix("Wanted") })
    }
    let reason = "it is a pipe, a socket or a device; only files are read"
    #expect(
      error?.errors.map(\.description)
        == ["Device.swift", "Package.swift", "Pipe.swift"].map { "cannot read '\($0)': \(reason)" })
  }

  /// To Swift, the last letter of `.swift` and the accent after it are one character, and so are a
  /// slash and an accent.
  @Test func namesMayBeginAndEndInAccents() throws {
    let folder = TemporaryFolder()
    let names = [
      "\u{301}x/a.swift", "\u{600}.swift", "\u{20E3}/\u{301}.swift", "e\u{301}.swift",
      "x\u{301}/y\u{600}.swift", "\u{E9}.swift",
    ]
    for name in names { folder.write(name, "struct S {}") }
    folder.write("no.swift\u{301}")
    let workspace = try Workspace(root: folder.path)
    let found = Set(workspace.files.map { Array($0.path.utf8) })
    #expect(found == Set(names.map { Array($0.utf8) }))
    #expect(workspace.walk.folderCount == 4)
    let facts = try SourceReader.scan(files: workspace.files.map(\.path), root: folder.path)
    #expect(facts.files.map(\.declarations.count) == names.map { _ in 1 })
  }

  @Test func entriesOfUnknownKindAreLookedAt() throws {
    let folder = TemporaryFolder()
    folder.write("a.swift")
    folder.makeFolder("b")
    folder.link("c.swift", to: "a.swift")
    folder.link("d", to: "nowhere")
    var walk = DirectoryWalk(
      try RootFolder(folder.path), manifestNames: [], prune: { _ in false },
      isIncluded: { _ in true })
    let results = try ["a.swift", "b", "c.swift", "d"].map { name in
      try walk.resolve(FolderReader.Entry(name: name, isNameExact: true, kind: nil), at: name)
    }
    #expect(results.map(\.kind) == [.file, .folder, .file, nil])
    #expect(results.map(\.isLink) == [false, false, true, true])
  }

  @Test func namesMustBeText() {
    let folder = TemporaryFolder()
    let name: [UInt8] = Array("a".utf8) + [0xFF] + Array(".swift".utf8)
    folder.write(rawName: name)
    folder.write(rawName: [0xFF] + Array(".png".utf8))
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: folder.path) }
    #expect(error?.description == "the name of 'a\u{FFFD}.swift' is not valid UTF-8; rename it")
  }
}
