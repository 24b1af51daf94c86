import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Files that several modules compile: a name means in each what that module sees.
@Suite struct SharedFileTests {
  /// What the code in one file depends on: `to in File kind`, with a certainty other than `named`,
  /// and the modules where it does not hold in all.
  private func uses(in file: String, of sources: [String: String]) -> [String] {
    let graph = makeGraph(sources)
    return graph.dependencies.filter { graph.path(of: $0.from) == file }.map { value in
      let mark = value.certainty == .named ? "" : " (\(value.certainty))"
      let modules = value.modules.map { _ in
        " only in "
          + graph.modules(of: value).map { graph.modules[$0].name }.joined(separator: ", ")
      }
      return "\(graph.qualifiedName(of: value.to)) in \(graph.path(of: value.to))"
        + " \(value.kind.rawValue)\(mark)\(modules ?? "")"
    }
  }

  @Test func aTypeOfEachModuleIsMeantInThatModule() {
    let found = uses(
      in: "A+B/View.swift",
      of: [
        "A/Theme.swift": "struct Theme {}", "B/Theme.swift": "struct Theme {}",
        "A+B/View.swift": "struct View { let theme: Theme }",
      ])
    #expect(
      found == [
        "Theme in A/Theme.swift type only in A", "Theme in B/Theme.swift type only in B",
      ])
  }

  @Test func whatAllModulesShareIsOneCertainDependency() {
    let found = uses(
      in: "A+B/View.swift",
      of: [
        "A+B/Theme.swift": "struct Theme { func paint() {} }",
        "A+B/View.swift": "func draw(_ theme: Theme) { theme.paint() }",
      ])
    #expect(
      found == [
        "Theme in A+B/Theme.swift type", "Theme.paint in A+B/Theme.swift call (inferred)",
      ])
  }

  @Test func aFileOfOneModuleSeesWhatThatModuleShares() {
    let sources = [
      "A+B/Theme.swift": "struct Theme {}", "A/View.swift": "let view: Theme",
      "B+C/Other.swift": "let other: Theme", "C/Third.swift": "let third: Theme",
    ]
    #expect(uses(in: "A/View.swift", of: sources) == ["Theme in A+B/Theme.swift type"])
    #expect(
      uses(in: "B+C/Other.swift", of: sources) == ["Theme in A+B/Theme.swift type only in B"])
    #expect(uses(in: "C/Third.swift", of: sources) == [])
  }

  @Test func anExtensionInOneModuleAddsToTheTypeThere() {
    let found = uses(
      in: "A+B/View.swift",
      of: [
        "A+B/Theme.swift": "struct Theme {}",
        "A/Theme+Paint.swift": "extension Theme { func paint() {}; struct Brush {} }",
        "A+B/View.swift": "func draw(_ theme: Theme, _ brush: Theme.Brush) { theme.paint() }",
      ])
    #expect(
      found == [
        "Theme in A+B/Theme.swift type", "Theme in A+B/Theme.swift type",
        "Theme.Brush in A/Theme+Paint.swift type only in A",
        "Theme.paint in A/Theme+Paint.swift call (inferred) only in A",
      ])
  }

  @Test func extensionsOfATypeOfALibraryAreToldApart() {
    let view = """
      import Kit
      func draw(_ theme: Theme, _ brush: Theme.Brush) { theme.paint() }
      """
    let found = uses(
      in: "A+B/View.swift",
      of: [
        "Kit/Theme.swift": "public struct Theme {}",
        "A/Paint.swift": "import Kit\nextension Theme { func paint() {}; struct Brush {} }",
        "B/Paint.swift": "import Kit\nextension Theme { func paint() {}; struct Brush {} }",
        "A+B/View.swift": view,
      ])
    #expect(
      found == [
        "Theme in Kit/Theme.swift type", "Theme in Kit/Theme.swift type",
        "Theme.Brush in A/Paint.swift type only in A",
        "Theme.Brush in B/Paint.swift type only in B",
        "Theme.paint in A/Paint.swift call (inferred) only in A",
        "Theme.paint in B/Paint.swift call (inferred) only in B",
      ])
  }

  @Test func whatAnotherModuleHidesIsNeverMeant() {
    let found = uses(
      in: "A+B/View.swift",
      of: [
        "Kit/Secret.swift": "struct Secret {}; public struct Open {}",
        "A/Secret.swift": "struct Secret {}", "C/Other.swift": "public struct Other {}",
        "A+B/View.swift": "import Kit\nstruct View { let a: Secret, b: Open, c: Other }",
      ])
    #expect(found == ["Secret in A/Secret.swift type only in A", "Open in Kit/Secret.swift type"])
  }

  @Test func eachModuleConformsToASharedProtocolInItsOwnWay() {
    let sources = [
      "A+B/Store.swift": "protocol Store { func save() }",
      "A/Disk.swift": "struct Disk: Store { func save() {} }; func makeStore() -> Disk { Disk() }",
      "B/Cloud.swift":
        "class Cloud: Store { func save() {} }; func makeStore() -> Cloud { Cloud() }",
      "A+B/Main.swift": "func run() { makeStore().save() }",
    ]
    #expect(uses(in: "A/Disk.swift", of: sources).first == "Store in A+B/Store.swift conform")
    #expect(uses(in: "B/Cloud.swift", of: sources).first == "Store in A+B/Store.swift conform")
    #expect(
      uses(in: "A+B/Main.swift", of: sources) == [
        "makeStore in A/Disk.swift call only in A", "makeStore in B/Cloud.swift call only in B",
        "Disk.save in A/Disk.swift call (inferred) only in A",
        "Cloud.save in B/Cloud.swift call (inferred) only in B",
      ])
  }

  @Test func aCallChoosesAmongTheOverloadsOfItsModule() {
    let found = uses(
      in: "A+B/Main.swift",
      of: [
        "A+B/Log.swift": "func log(_ text: String) {}; func log(_ number: Int) {}",
        "A/Log.swift": "func log(_ flag: Bool) {}",
        "A+B/Main.swift": "func run() { log(1); log(true) }",
      ])
    #expect(found.contains("log in A/Log.swift call only in A"))
    #expect(found.contains("log in A+B/Log.swift call"))
    #expect(!found.contains { $0.contains("ambiguous") })
  }

  @Test func whatIsAmbiguousInOneModuleIsSureInAnother() {
    let found = uses(
      in: "A+B/Main.swift",
      of: [
        "A/One.swift": "struct Row {}", "B/One.swift": "struct Row {}",
        "B/Two.swift": "struct Row {}", "A+B/Main.swift": "let row: Row",
      ])
    #expect(
      found == [
        "Row in A/One.swift type only in A", "Row in B/One.swift type (ambiguous) only in B",
        "Row in B/Two.swift type (ambiguous) only in B",
      ])
  }

  @Test func aTestThatCompilesAFileOfItsAppSeesOneOfIt() {
    let code = """
      @testable import App
      func test(_ text: String, _ row: Row) { row.open(); _ = text.trimmed }
      """
    let found = uses(
      in: "Tests/Test.swift",
      of: [
        "App+Tests/Row.swift": """
        struct Row { func open() {} }
        extension String { var trimmed: String { self } }
        """,
        "Tests/Test.swift": code,
      ])
    #expect(
      found == [
        "Row in App+Tests/Row.swift type", "Row.open in App+Tests/Row.swift call (inferred)",
        "String.trimmed in App+Tests/Row.swift member (inferred)",
      ])
  }

  @Test func aFileOfTwoImportedModulesIsOne() {
    let found = uses(
      in: "App/Main.swift",
      of: [
        "A+B/Row.swift": "public struct Row {}\nextension Int { public struct Part {} }",
        "App/Main.swift": "import A\nimport B\nlet row: Row; let part: Int.Part",
      ])
    #expect(
      found == [
        "Row in A+B/Row.swift type (inferred)", "Int.Part in A+B/Row.swift type (inferred)",
      ])
  }

  @Test func theOnlyMemberOfANameIsSoWhoeverCompilesIt() {
    let code = [
      "Lib.swift": "struct Row { func openQuickly() {} }",
      "Use.swift": "func use() { x().openQuickly() }",
    ]
    func found(_ folder: String) -> [String] {
      let sources = Dictionary(uniqueKeysWithValues: code.map { ("\(folder)/\($0)", $1) })
      return uses(in: "\(folder)/Use.swift", of: sources).map { $0.replacing(folder, with: "") }
    }
    #expect(!found("A").isEmpty)
    #expect(found("A+B+C") == found("A"))
  }

  @Test func overloadsDoNotBecomeTooManyBecauseModulesShareThem() {
    let lines = (0..<10).map { "static func make(p\($0): Int) -> Int { 0 }" }
    let modules = (0..<40).map { "M\($0)" }.joined(separator: "+")
    let found = uses(
      in: "\(modules)/Use.swift",
      of: [
        "\(modules)/Make.swift": "extension Int { \(lines.joined(separator: "\n")) }",
        "\(modules)/Use.swift": "let made = Int.make(p3: 1)",
      ])
    #expect(found == ["Int.make in \(modules)/Make.swift static (inferred)"])
  }

  @Test func anExtensionBelongsToTheTypeOfItsFirstModule() {
    let graph = makeGraph([
      "A/Theme.swift": "struct Theme {}", "B/Theme.swift": "struct Theme {}",
      "A+B/Paint.swift": "extension Theme: Paintable {}; protocol Paintable {}",
    ])
    let paint = graph.declarations.first { $0.kind == .extension }
    #expect(paint?.extendedType.map(graph.path) == "A/Theme.swift")
    let types = graph.declarations.ids.filter { graph.declarations[$0].kind == .struct }
    #expect(types.count == 2)
    #expect(types.allSatisfy { graph.supertypes(of: $0).count == 1 })
  }

  @Test func anImportIsThereOnce() {
    let graph = makeGraph(["A+B+C/Main.swift": "import Foundation\nimport Kit", "Kit/K.swift": ""])
    #expect(graph.imports.map { graph.text(of: $0.moduleName) } == ["Foundation", "Kit"])
    #expect(graph.files.map(\.modules.count) == [3, 1])
  }

  @Test func usesOfNamesAreThereOnce() {
    let graph = makeGraph(
      [
        "A/Theme.swift": "struct Theme { static let shared = 1 }",
        "A+B/View.swift": "func f() { print(UserDefaults.standard); _ = Theme.shared }",
      ], keeping: SymbolUseFilter(names: ["UserDefaults", "Theme"]))
    let uses = graph.symbolUses ?? []
    #expect(uses.map { graph.text(of: $0.parts[0].name) } == ["UserDefaults", "Theme", "Theme"])
    #expect(uses.map { $0.head.map(graph.qualifiedName) } == [nil, "Theme", nil])
  }
}
