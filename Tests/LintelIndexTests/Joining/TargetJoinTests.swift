import Foundation
import LintelGraph
import Testing

@testable import LintelIndex

/// Files that several targets compile.
struct TargetJoinTests {
  private static let files = [
    "project.yml": """
    name: Apps
    targets:
      AppA:
        type: application
        platform: iOS
        sources: [A, Shared]
      AppB:
        type: application
        platform: iOS
        sources: [B, Shared]
        settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: EXTRAS }
    """,
    "A/Theme.swift": "struct Theme { let color = 1 }\n",
    "B/Theme.swift": "struct Theme { let color = 2 }\n",
    "B/Extra.swift": "struct Extra {}\n",
    "Shared/Names.swift": "typealias Colors = Theme\n",
    "Shared/Screen.swift": """
    struct Screen {
      let themes = [Theme()]
      func first() -> Int { themes.map { $0 }[0].color }
      func colors() -> Colors { themes[0] }
      #if EXTRAS
        let extra = Extra()
      #endif
    }
    """,
    "Shared/Uses.swift": "func screen() -> Screen { Screen() }\n",
  ]

  private static let shared = ["Shared/Names.swift", "Shared/Screen.swift", "Shared/Uses.swift"]

  /// What "Shared/Uses.swift" refers to, in the words of `described`.
  private static let uses = [
    "screen -> Screen (Shared/Screen.swift) type [AppA AppB]",
    "screen -> Screen (Shared/Screen.swift) construct [AppA AppB]",
  ]

  private func compileA(_ project: CompiledTargets) throws {
    try project.compile("AppA", "A/Theme.swift", Self.shared[0], Self.shared[1], Self.shared[2])
  }

  private func compileB(_ project: CompiledTargets) throws {
    try project.compile(
      "AppB", options: ["-DEXTRAS"], "B/Theme.swift", "B/Extra.swift", Self.shared[0],
      Self.shared[1], Self.shared[2])
  }

  @Test func eachMeaningHoldsForItsTarget() throws {
    let project = try CompiledTargets(Self.files)
    try compileA(project)
    try compileB(project)
    let compiled = try project.read().compiled
    #expect(compiled.coverage.notes == [])
    #expect(
      compiled.graph.described("Shared/Screen.swift") == [
        "Screen.themes -> Theme (A/Theme.swift) construct [AppA]",
        "Screen.themes -> Theme (B/Theme.swift) construct [AppB]",
        "Screen.first -> Screen.themes (Shared/Screen.swift) member [AppA AppB]",
        "Screen.first -> Theme.color (A/Theme.swift) member [AppA]",
        "Screen.first -> Theme.color (B/Theme.swift) member [AppB]",
        "Screen.colors -> Theme (A/Theme.swift) type [AppA]",
        "Screen.colors -> Theme (B/Theme.swift) type [AppB]",
        "Screen.colors -> Colors (Shared/Names.swift) type [AppA AppB]",
        "Screen.colors -> Screen.themes (Shared/Screen.swift) member [AppA AppB]",
        "Screen.extra -> Extra (B/Extra.swift) construct [AppB]",
      ])
    #expect(compiled.graph.described("Shared/Uses.swift") == Self.uses)
  }

  @Test func targetThatWasNotBuiltIsReadByNames() throws {
    let project = try CompiledTargets(Self.files)
    try compileB(project)
    let compiled = try project.read().compiled
    #expect(
      compiled.graph.described("Shared/Screen.swift").filter { $0.contains("Theme") } == [
        "Screen.themes -> Theme (A/Theme.swift) construct [AppA] named",
        "Screen.themes -> Theme (B/Theme.swift) construct [AppB]",
        "Screen.first -> Theme.color (A/Theme.swift) member [AppA] inferred",
        "Screen.first -> Theme.color (B/Theme.swift) member [AppB]",
        "Screen.colors -> Theme (A/Theme.swift) type [AppA] named",
        "Screen.colors -> Theme (B/Theme.swift) type [AppB]",
      ])
    #expect(compiled.coverage.notBuilt == ["A/Theme.swift"])
    #expect(compiled.coverage.partial == Self.shared)
  }

  /// What is found by names for the target that was not built would be right against itself.
  @Test func filesOfSeveralTargetsAreComparedForTheTargetThatWasBuilt() throws {
    let project = try CompiledTargets(Self.files)
    try compileB(project)
    let (linked, compiled) = try project.read()
    let accuracy = Accuracy(linked, compiled, components: nil)
    let files = accuracy.levels.first { $0.level == .file }
    #expect(files?.score == Accuracy.Score(edges: 5, found: 5, correct: 5))
    // To "A/Theme.swift", from "Shared/Names.swift" and "Shared/Screen.swift".
    #expect(accuracy.leftOutEdgeCount == 2)
    #expect(accuracy.wrongTypeEdges.isEmpty && accuracy.misses.isEmpty)
  }

  @Test func symbolsOfAFileThatLacksTheUnitOfATargetAreFoundByNames() throws {
    let project = try CompiledTargets(Self.files)
    try compileA(project)
    try compileB(project)
    try project.removeUnit(of: "Screen", "AppB")
    let compiled = try project.read().compiled
    #expect(compiled.coverage.partial == ["Shared/Screen.swift"])
    #expect(compiled.graph.described("Shared/Uses.swift") == Self.uses)
  }

  @Test func unitOfARenamedTargetSaysNothing() throws {
    let project = try CompiledTargets(Self.files)
    try compileA(project)
    try compileB(project)
    let expected = try project.read().compiled.graph.described("Shared/Screen.swift")
    try project.write("struct Old { let color = 3 }\ntypealias Theme = Old\n", to: "Old.swift")
    try project.compile("Older", "Old.swift", Self.shared[0], Self.shared[1], Self.shared[2])
    let compiled = try project.read().compiled
    #expect(compiled.graph.described("Shared/Screen.swift") == expected)
    #expect(compiled.coverage.leftOut == ["Older": 3])
  }

  @Test func appsOfOneModuleNameAreToldApart() throws {
    var files = Self.files
    files["project.yml"] = files["project.yml"]?
      .replacing(
        "    platform: iOS", with: "    platform: iOS\n    settings: { PRODUCT_NAME: App }"
      )
      .replacing("settings: { SWIFT", with: "x: { SWIFT")
    files["Shared/Screen.swift"] = "struct Screen { let colors = [Theme().color].map { $0 } }\n"
    let project = try CompiledTargets(files)
    try project.compile(
      "AppA", module: "App", "A/Theme.swift", Self.shared[0], Self.shared[1], Self.shared[2])
    try project.compile(
      "AppB", module: "App", "B/Theme.swift", "B/Extra.swift", Self.shared[0], Self.shared[1],
      Self.shared[2])
    let compiled = try project.read().compiled
    #expect(compiled.coverage.notes == [])
    #expect(
      compiled.graph.described("Shared/Screen.swift") == [
        "Screen.colors -> Theme (A/Theme.swift) construct [AppA]",
        "Screen.colors -> Theme (B/Theme.swift) construct [AppB]",
        "Screen.colors -> Theme.color (A/Theme.swift) member [AppA]",
        "Screen.colors -> Theme.color (B/Theme.swift) member [AppB]",
      ])
    #expect(
      compiled.graph.described("Shared/Names.swift") == [
        "Colors -> Theme (A/Theme.swift) alias [AppA]",
        "Colors -> Theme (B/Theme.swift) alias [AppB]",
      ])
  }

  @Test func librariesOfOneModuleNameAreSeenByThoseThatDependOnThem() throws {
    let project = try CompiledTargets([
      "project.yml": """
      name: Apps
      targets:
        AppA:
          type: application
          platform: iOS
          sources: [Shared]
          dependencies: [{ target: KitA }]
        AppB:
          type: application
          platform: iOS
          sources: [Shared]
          dependencies: [{ target: KitB }]
        KitA:
          type: framework
          platform: iOS
          sources: [A]
          settings: { PRODUCT_NAME: Kit }
        KitB:
          type: framework
          platform: iOS
          sources: [B]
          settings: { PRODUCT_NAME: Kit }
      """,
      "A/Theme.swift": "public struct Theme { public init() {} }\npublic typealias Look = Theme\n",
      "B/Look.swift": "public struct Look { public init() {} }\n",
      "B/Theme.swift": "public struct Theme { public init() {} }\n",
      "Shared/Screen.swift":
        "import Kit\nstruct Screen { let theme = Theme(), look = Look() }\n",
    ])
    try project.compile("KitA", module: "Kit", "A/Theme.swift")
    try project.compile("AppA", "Shared/Screen.swift")
    try project.compile("KitB", module: "Kit", "B/Look.swift", "B/Theme.swift")
    try project.compile("AppB", "Shared/Screen.swift")
    let compiled = try project.read().compiled
    #expect(compiled.coverage.notes == [])
    #expect(
      compiled.graph.described("Shared/Screen.swift") == [
        "Screen.theme -> Theme (A/Theme.swift) construct [AppA]",
        "Screen.theme -> Theme (B/Theme.swift) construct [AppB]",
        "Screen.look -> Theme (A/Theme.swift) construct [AppA]",
        "Screen.look -> Theme.init (A/Theme.swift) construct [AppA]",
        "Screen.look -> Look (A/Theme.swift) construct [AppA]",
        "Screen.look -> Look (B/Look.swift) construct [AppB]",
      ])
  }

  @Test func filesOfSeveralTargetsCountOnceInComparisons() throws {
    let project = try CompiledTargets(Self.files)
    try compileA(project)
    try compileB(project)
    let (linked, compiled) = try project.read()
    #expect(compiled.coverage.fileCount == 6 && compiled.coverage.lostCount == 0)
    let uses = compiled.graph.dependencies.filter {
      compiled.graph.path(of: $0.from) == "Shared/Names.swift"
    }
    #expect(uses.count == 2)
    for use in uses {
      let file = compiled.graph.declarations[use.from].file
      #expect(compiled.meanings[file.position]?[use.offset]?.targets == uses.map(\.to))
    }
    let files = Accuracy(linked, compiled, components: nil).levels.first { $0.level == .file }
    #expect(files?.score == Accuracy.Score(edges: 7, found: 7, correct: 7))
  }

  @Test func changedFileIsReadByNamesForAllTargets() throws {
    let project = try CompiledTargets(Self.files)
    try compileA(project)
    try compileB(project)
    let later = Date(timeIntervalSinceNow: 100)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: project.path + "/Shared/Screen.swift")
    let (linked, compiled) = try project.read()
    #expect(compiled.coverage.outdated == ["Shared/Screen.swift"])
    #expect(compiled.coverage.lostCount == 1)
    #expect(
      compiled.graph.described("Shared/Screen.swift") == linked.described("Shared/Screen.swift"))
  }
}
