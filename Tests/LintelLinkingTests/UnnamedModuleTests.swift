import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What the module of files that no manifest claims is called in code.
@Suite struct UnnamedModuleTests {
  private static let data = """
    struct Row { static let one = 1 }
    func open() {}
    """

  private func uses(_ code: String, with others: [String: String] = [:]) -> [String] {
    let sources = ["Data.swift": Self.data, "Use.swift": code].merging(others) { $1 }
    return describe(makeGraph(sources)).filter { $0.hasPrefix("use") }
  }

  @Test(arguments: [
    ("let use: MyApp.Row", "use -> Row type"), ("let use = MyApp.Row.one", "use -> Row static"),
    ("func use() { MyApp.open() }", "use -> open call"),
    ("import Foundation\nlet use: [MyApp.Row]", "use -> Row type"),
    ("let use: MyApp::Row", "use -> Row type"), ("let use: App::Row", "use -> Row type"),
  ])
  func whatNothingDeclaresIsTheModule(_ code: String, _ expected: String) {
    #expect(uses(code) == [expected])
  }

  @Test(arguments: [
    // Some of it is none of the module's.
    "let use: Design.Row; let other = Design.Colors.red", "let use: Design.Row; let other: Design",
    "let use: Design.Row; let other = Design()",
    // Of an SDK, of a library, or imported.
    "let use: Notification.Row", "import Realm\nlet use: Design.Row",
    "import Design\nlet use: Design.Row", "import Design\nlet use: Design::Row",
    // Something around it.
    "func use<Design>(_ d: Design.Row) {}", "extension Array { func use() { Element.open() } }",
    "enum E { case Design }; extension E { func use() { Design.open() } }",
  ])
  func whatMayBeSomethingElseIsNot(_ code: String) {
    #expect(uses(code).filter { $0.contains("Row") || $0.contains("open") } == [])
  }

  @Test func aFileThatImportsALibraryIsReadAsTheOthers() {
    let other = ["Other.swift": "let other: MyApp.Row"]
    #expect(uses("import Realm\nlet use: MyApp.Row", with: other) == ["use -> Row type"])
  }

  @Test func modulesWithNamesHaveNoOtherNames() {
    let sources = ["Core/Data.swift": Self.data, "Core/Use.swift": "let use: MyApp.Row"]
    #expect(describe(makeGraph(sources)) == [])
  }
}
