import Testing

@testable import LintelProjectFiles

/// Folders whose files on disk belong to targets without being listed.
@Suite struct SynchronizedFolderTests {
  private let onDisk = ["App/A.swift", "App/Sub/B.swift", "App/Sub/Deep/C.swift", "Apple/D.swift"]

  @Test func ownerCompilesAllButItsExceptions() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E"])
      .exceptions("E", target: "App", ["Sub/B.swift", "Gone.swift", "B.swift"])
      .target("App", folders: ["F"]).read()
    #expect(try project.compiled(onDisk, in: "App") == ["App/A.swift", "App/Sub/Deep/C.swift"])
  }

  @Test func othersCompileOnlyWhatIsNamedForThem() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E"])
      .exceptions("E", target: "Widget", ["Sub/B.swift", "Gone.swift"])
      .target("App", folders: ["F"]).target("Widget").read()
    #expect(try project.compiled(onDisk, in: "App") == Array(onDisk.dropLast()))
    #expect(try project.compiled(onDisk, in: "Widget") == ["App/Sub/B.swift"])
  }

  @Test func folderWithoutOwnerFeedsTargets() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E", "G"])
      .exceptions("E", target: "One", ["A.swift"]).exceptions("G", target: "Two", ["Sub"])
      .target("One").target("Two").target("Three").read()
    #expect(try project.compiled(onDisk, in: "One") == ["App/A.swift"])
    #expect(try project.compiled(onDisk, in: "Two") == ["App/Sub/B.swift", "App/Sub/Deep/C.swift"])
    #expect(try project.compiled(onDisk, in: "Three") == [])
  }

  @Test func ownersHaveExceptionsOfTheirOwn() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E"]).exceptions("E", target: "One", ["A.swift"])
      .target("One", folders: ["F"]).target("Two", folders: ["F"]).read()
    #expect(try project.compiled(onDisk, in: "One") == ["App/Sub/B.swift", "App/Sub/Deep/C.swift"])
    #expect(try project.compiled(onDisk, in: "Two") == Array(onDisk.dropLast()))
  }

  @Test func nothingInAnOpaqueFolderIsCompiled() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E"], "explicitFolders = (Sub/Deep);")
      .exceptions("E", target: "Other", ["Sub/Deep/C.swift", "A.swift"])
      .target("App", folders: ["F"]).target("Other").read()
    #expect(try project.compiled(onDisk, in: "App") == ["App/A.swift", "App/Sub/B.swift"])
    #expect(try project.compiled(onDisk, in: "Other") == ["App/A.swift"])
  }

  @Test func aPhaseTakesInWhatItsTargetCompiles() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E", "G"])
      .object(
        "E", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        "buildPhase = Compile; membershipExceptions = (A.swift);"
      )
      .object(
        "G", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        "buildPhase = Copy; membershipExceptions = (Sub/B.swift);"
      )
      .object("Compile", "PBXSourcesBuildPhase", "").object("Copy", "PBXCopyFilesBuildPhase", "")
      .target("Tool", "buildPhases = (Compile, Copy);").target("App", folders: ["F"]).read()
    #expect(try project.compiled(onDisk, in: "Tool") == ["App/A.swift"])
    #expect(try project.compiled(onDisk, in: "App") == Array(onDisk.dropLast()))
  }

  @Test func innerFolderSpeaksForItself() throws {
    let project = try ProjectText(mainGroup: ["F", "G"])
      .folder("F", "App").folder("G", "App/Sub")
      .target("App", folders: ["F"]).target("Kit", folders: ["G"]).read()
    #expect(try project.compiled(onDisk, in: "App") == ["App/A.swift"])
    #expect(try project.compiled(onDisk, in: "Kit") == ["App/Sub/B.swift", "App/Sub/Deep/C.swift"])
  }

  @Test func hiddenFilesAndWrappersAreNotEntered() throws {
    let project = try ProjectText(mainGroup: ["F"]).folder("F", "App")
      .target("App", folders: ["F"]).read()
    let paths = [
      "App/.hidden/A.swift", "App/.A.swift", "App/Guide.docc/A.swift", "App/P.playground/A.swift",
      "App/T.xctemplate/A.swift", "App/B.bundle/Sub/A.swift", "App/docc/A.swift",
      "App/A.bundle.swift",
    ]
    #expect(try project.compiled(paths, in: "App") == ["App/docc/A.swift", "App/A.bundle.swift"])
  }

  @Test func folderMayBeInGroups() throws {
    let project = try ProjectText(mainGroup: ["G"]).group("G", "path = ios;", ["F"])
      .folder("F", "../App").target("App", folders: ["F"]).read()
    #expect(try project.target("App").folders.map(\.path) == ["App"])
  }

  @Test func filesMayBeForSomePlatforms() throws {
    let project = try ProjectText(mainGroup: ["F"])
      .folder("F", "App", exceptions: ["E"])
      .exceptions(
        "E", target: "App", [], "platformFiltersByRelativePath = {Sub/B.swift = (macos);};"
      )
      .target("App", folders: ["F"]).read()
    let target = try project.target("App")
    #expect(target.platforms(of: "App/Sub/B.swift") == [.macos])
    #expect(target.platforms(of: "App/A.swift") == nil)
  }
}
