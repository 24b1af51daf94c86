import LintelProjectFiles
import Testing

@testable import LintelWorkspace

/// Which files belong to a target of Tuist.
@Suite struct TuistSourcesTests {
  private func compiled(
    _ arguments: String, _ paths: [String], at manifest: String = "App/Project.swift",
    files: [String: String] = [:]
  ) throws -> [String] {
    let project = tuistProject(
      "let project = Project(name: \"P\", targets: [.target(name: \"my-app\", product: .app, "
        + "\(arguments))])", at: manifest, files: files)
    #expect(project.notes == [])
    return try project.target("my-app").compiled(paths)
  }

  @Test(
    arguments: [
      #"sources: ["Sources/**"]"#, #"sources: "Sources/**""#,
      #"sources: .sourceFilesList(globs: ["Sources/**"])"#,
      #"sources: SourceFilesList(globs: [.glob("Sources/**/*.swift")])"#,
      #"sources: .paths([.relativeToManifest("Sources/**")])"#,
      #"sources: [.glob(.relativeToRoot("App/Sources/**"))]"#, #"sources: ["//App/Sources/**"]"#,
      #"sources: ["./Sources/**"]"#, #"buildableFolders: ["Sources"]"#,
      #"buildableFolders: [.folder("Sources")]"#,
    ])
  func everyFormOfSourcesIsRead(arguments: String) throws {
    let paths = ["App/Sources/A.swift", "App/Sources/Deep/B.swift", "App/Other/C.swift"]
    #expect(try compiled(arguments, paths) == Array(paths[..<2]))
  }

  @Test func exclusionsHoldForTheirPatternAlone() throws {
    #expect(
      try compiled(
        #"sources: [.glob("T/**", excluding: ["T/UI/**", "**/Old.swift"]), "T/UI/Keep.swift"]"#,
        ["App/T/A.swift", "App/T/Deep/Old.swift", "App/T/UI/B.swift", "App/T/UI/Keep.swift"])
        == ["App/T/A.swift", "App/T/UI/Keep.swift"])
    #expect(
      try compiled(
        #"sources: [.glob("T/**", excluding: "T/A.swift")]"#, ["App/T/A.swift", "App/T/B.swift"])
        == ["App/T/B.swift"])
  }

  @Test func sourcesMayLieBesideTheProject() throws {
    #expect(
      try compiled(#"sources: "../Extension/**""#, ["Extension/A.swift", "App/B.swift"])
        == ["Extension/A.swift"])
  }

  @Test func aFolderHasExceptions() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", targets: [
        .target(name: "App", product: .app, buildableFolders: [
          .folder("Sources", exceptions: .exceptions([
            .exception(excluded: ["Info.plist", "Old/A.swift", "Legacy"]),
            .exception(target: "Tests", included: ["Shared.swift"])]))]),
        .target(name: "Tests", product: .unitTests, buildableFolders: [
          .folder("Tests", exceptions: [.exception(excluded: ["Fixtures"])])]),
      ])
      """)
    #expect(project.notes == [])
    let files = [
      "Sources/A.swift", "Sources/Old/A.swift", "Sources/Legacy/B.swift", "Sources/Shared.swift",
      "Tests/A.swift", "Tests/Fixtures/A.swift",
    ]
    #expect(
      try project.target("App").compiled(files) == ["Sources/A.swift", "Sources/Shared.swift"])
    #expect(
      try project.target("Tests").compiled(files) == ["Sources/Shared.swift", "Tests/A.swift"])
  }

  @Test(
    arguments: [
      (#"sources: [.glob("A/**", compilerFlags: "-DONE -w"), "B/**"]"#, ["ONE"]),
      (#"sources: [.glob("A/**", excluding: [], compilerFlags: nil)]"#, []),
      (#"sources: [.glob("A/**", compilerFlags: flags), "B/**"]"#, nil),
      (
        #"""
        buildableFolders: [.folder("A", exceptions: [
          .exception(compilerFlags: ["a.swift": "-DONE", "b.swift": "-DTWO"]),
          .exception(excluded: ["c.swift"], compilerFlags: [:])])]
        """#, ["ONE", "TWO"]
      ),
      (
        #"buildableFolders: [.folder("A", exceptions: [.exception(compilerFlags: flags)])]"#, nil
      ),
      (
        #"""
        buildableFolders: [.folder("A", exceptions: [
          .exception(compilerFlags: ["a.swift": flags]), .exception(compilerFlags: [:])])]
        """#, nil
      ),
    ])
  func flagsOfFilesMayHoldInTheirTarget(arguments: String, names: [String]?) throws {
    let project = tuistProject(
      "let project = Project(name: \"P\", targets: [.target(name: \"App\", "
        + "destinations: .macOS, product: .app, \(arguments))])")
    #expect(project.notes == [])
    let flags = try project.target("App").builds.map(\.openFlags)
    #expect(Set(flags) == (names.map { [$0] } ?? []))
  }

  @Test func flagsOfSharedFilesHoldInTheOtherTarget() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: .macOS, product: .app, buildableFolders: [
          .folder("Sources", exceptions: [
            .exception(target: "Kit", included: ["a.swift"], compilerFlags: ["a.swift": "-DX"])])]),
        .target(name: "Kit", destinations: .macOS, product: .framework),
      ])
      """)
    #expect(Set(try project.target("App").builds.map(\.openFlags)) == [[]])
    #expect(Set(try project.target("Kit").builds.map(\.openFlags)) == [["X"]])
  }

  @Test func whatTuistWritesBelongsToItsTarget() throws {
    let derived = "App/Derived/Sources/"
    #expect(
      try compiled(
        "sources: []",
        [
          derived + "TuistAssets+MyApp.swift", derived + "TuistBundle+MyApp.swift",
          derived + "TuistBundle+MyAppTests.swift",
        ]) == [derived + "TuistAssets+MyApp.swift", derived + "TuistBundle+MyApp.swift"])
  }

  @Test(
    arguments: [
      ("Tuist.swift", "Shared/A.swift"), ("mono/Tuist.swift", "mono/Shared/A.swift"),
      ("mono/Tuist/Config.swift", "mono/Shared/A.swift"),
      ("mono/app/Tuist/Package.swift", "mono/app/Shared/A.swift"), ("README.md", "Shared/A.swift"),
    ])
  func theRootIsWhereTuistHasItsFiles(mark: String, expected: String) throws {
    let paths = ["Shared/A.swift", "mono/Shared/A.swift", "mono/app/Shared/A.swift"]
    #expect(
      try compiled(
        #"sources: [.glob(.relativeToRoot("Shared/**"))]"#, paths, at: "mono/app/Project.swift",
        files: [mark: ""]) == [expected])
  }
}
