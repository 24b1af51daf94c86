import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Which files the targets of a specification compile.
@Suite struct SpecSourceTests {
  private static let disk = [
    "App/A.swift", "App/Icon.icon/I.swift", "App/Kit.bundle/B.swift", "App/Sub/C.swift",
    "App/Sub/Tests/CTests.swift", "App/Tests/ATests.swift", "Other/O.swift",
  ]

  private func compiled(_ sources: String, options: String = "{}") throws -> [String] {
    try specification("options: \(options)\ntargets: { App: { sources: \(sources) } }")
      .compiled(Self.disk, in: "App")
  }

  private static let all = [
    "App/A.swift", "App/Icon.icon/I.swift", "App/Sub/C.swift", "App/Sub/Tests/CTests.swift",
    "App/Tests/ATests.swift",
  ]

  @Test(arguments: [
    "App", "[App]", "[App/]", "[./App]", "[{path: App}]", "[{path: App, optional: true}]",
    "[{path: App, type: group}]", "[{path: App, type: syncedFolder}]",
    "[{path: App, buildPhase: sources}]", "[{path: App, buildPhase: }]", "[App, App]",
  ])
  func aFolderIsAllThatIsInIt(sources: String) throws {
    #expect(try compiled(sources) == Self.all)
  }

  @Test func theFolderOfTheSpecificationIsOneAsWell() throws {
    let project = try specification("targets: { App: { sources: . } }", at: "App/project.yml")
    #expect(try project.compiled(Self.disk, in: "App") == Self.all)
  }

  @Test(arguments: [
    "[{path: App, buildPhase: none}]", "[{path: App, buildPhase: resources}]",
    "[{path: App, buildPhase: {copyFiles: {destination: plugins}}}]",
    "[{path: App, type: folder}]", "[{path: App, type: file}]", "[{type: group}]", "",
    "[{path: App/A.swift, buildPhase: none}]", "[App/Icon.icon]", "[App/A.swift.txt]",
  ])
  func whatIsNotCompiledIsInNoTarget(sources: String) throws {
    #expect(try compiled(sources) == [])
  }

  @Test func aFileIsListed() throws {
    let project = try specification(
      "targets: { App: { sources: [B.swift, {path: A.swift}, B.swift, Info.plist] } }",
      at: "App/project.yml")
    #expect(try project.files(of: "App") == ["App/A.swift", "App/B.swift"])
    #expect(try project.target("App").patterns == [])
  }

  @Test(arguments: [
    ("[Sub]", ["App/A.swift", "App/Icon.icon/I.swift", "App/Tests/ATests.swift"]),
    ("[\"**/Tests\"]", ["App/A.swift", "App/Icon.icon/I.swift", "App/Sub/C.swift"]),
    ("[\"**/Tests/**\"]", ["App/A.swift", "App/Icon.icon/I.swift", "App/Sub/C.swift"]),
    ("[\"**/*Tests.swift\"]", ["App/A.swift", "App/Icon.icon/I.swift", "App/Sub/C.swift"]),
    ("[\"*.swift\", Icon.icon]", Array(all[2...])),
    ("[\"\"]", all), ("[App]", all),
  ])
  func whatIsExcludedIsRelativeToTheFolder(excludes: String, left: [String]) throws {
    #expect(try compiled("[{path: App, excludes: \(excludes)}]") == left)
  }

  @Test(arguments: [
    ("[Sub]", ["App/Sub/C.swift", "App/Sub/Tests/CTests.swift"]),
    ("[A.swift]", ["App/A.swift"]),
    ("[\"**/C.swift\", \"[AB].swift\"]", ["App/A.swift", "App/Sub/C.swift"]),
    ("[\"**\"]", all),
    ("[Gone]", []),
  ])
  func whatIsIncludedIsRelativeToTheFolder(includes: String, members: [String]) throws {
    #expect(try compiled("[{path: App, includes: \(includes)}]") == members)
  }

  @Test func whatIsExcludedCountsMore() throws {
    #expect(
      try compiled("[{path: App, includes: [Sub], excludes: [\"**/Tests\"]}]")
        == ["App/Sub/C.swift"])
  }

  @Test func anExplicitFolderIsCopiedAsItIs() throws {
    let sources = "[{path: App, type: syncedFolder, explicitFolders: [Sub, Icon.icon]}]"
    #expect(try compiled(sources) == ["App/A.swift", "App/Tests/ATests.swift"])
  }

  @Test func aFolderMayBeOneThing() throws {
    let left = Self.all.filter { !$0.contains(".icon") }
    #expect(try compiled("App", options: "{ fileTypes: { icon: { file: true } } }") == left)
    #expect(try compiled("App", options: "{ fileTypes: { icon: { file: false } } }") == Self.all)
  }

  @Test func optionsSayWhatFoldersAre() throws {
    #expect(try compiled("App", options: "{ defaultSourceDirectoryType: folder }") == [])
    #expect(
      try compiled("App", options: "{ defaultSourceDirectoryType: syncedFolder }") == Self.all)
  }

  @Test func filesMayBeForSomePlatforms() throws {
    let project = try specification(
      "targets: { App: { sources: [{path: A.swift, destinationFilters: [iOS, macCatalyst]}] } }")
    #expect(try project.target("App").platforms(of: "A.swift") == [.ios])
  }

  @Test(arguments: [
    ("{path: App, compilerFlags: -DONE}", ["ONE"]),
    ("{path: App, compilerFlags: [-D, ONE, -w, -DTWO]}", ["ONE", "TWO"]),
    ("{path: A.swift, compilerFlags: -DONE}", ["ONE"]), ("{path: A.swift, compilerFlags: }", []),
    ("{path: App, compilerFlags: \"${FLAGS}\"}", nil),
  ])
  func flagsOfSourcesMayHoldInTheirTarget(source: String, names: [String]?) throws {
    let project = try specification(
      "targets: { App: { platform: iOS, sources: [Other, \(source)] } }")
    let builds = try project.target("App").builds
    #expect(!builds.isEmpty)
    #expect(builds.allSatisfy { $0.openFlags == names ?? [] })
    #expect(builds.allSatisfy { ($0.flags == nil) == (names == nil) })
  }
}
