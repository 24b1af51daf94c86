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

  private func graph(_ code: String) -> [String] {
    describe(makeGraph(["Data.swift": Self.data, "Use.swift": code]))
  }

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
    "import Foundation\nlet use: Notification.Row", "let use: Result.Row",
    "import Realm\nlet use: Design.Row",
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

  /// A module may be called like a type of an SDK that the file does not see.
  @Test(arguments: [
    "let use: App.Row", "let use: Settings.Row", "let use: Text.Row", "let use: Map.Row",
    "let use: Data.Row", "let use: View.Row", "let use: Group.Row", "let use: Link.Row",
    "import Foundation\nlet use: App.Row", "struct S { let use: Data.Row }",
  ])
  func aTypeThatIsNotImportedHasNoName(_ code: String) {
    #expect(graph(code).contains { $0.hasSuffix("-> Row type") })
    // Another file may use the type.
    if code.contains("App") {
      let other = [
        "Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene {} }"
      ]
      #expect(uses(code, with: other) == ["use -> Row type"])
    }
  }

  @Test(arguments: [
    "import SwiftUI\nlet use: App.Row", "import UIKit\nlet use: Settings.Row",
    "import Foundation\nlet use: Data.Row", "let use: Array.Row", "let use: Task.Row",
    "extension Array { func use(_ d: Data.Row) {} }",
  ])
  func aTypeThatIsImportedHasTheName(_ code: String) {
    #expect(uses(code) == [])
  }

  @Test func whatAFileReExportsIsSeenInAll() {
    let other = ["Other.swift": "@_exported import SwiftUI"]
    #expect(uses("let use: App.Row", with: other) == [])
  }

  /// A file that no target compiles is none that code of a target sees.
  @Test func aMemberInNoTargetIsNoRivalOfOneInATarget() {
    let sources = [
      "App/Row.swift": "struct Row { func openRow() {} }",
      "App/Use.swift": "func use() { find().openRow() }",
    ]
    let decoy = ["Other.swift": "struct Other { func openRow() {} }"]
    let found = "use -> Row.openRow call (inferred)"
    #expect(describe(makeGraph(sources)).contains(found))
    #expect(describe(makeGraph(sources.merging(decoy) { $1 })).contains(found))
    // Code that no target compiles sees what it may be compiled with.
    let others = [
      "Row.swift": "struct Row { func openRow() {} }",
      "Use.swift": "func use() { find().openRow() }",
    ]
    #expect(!describe(makeGraph(others.merging(decoy) { $1 })).contains(found))
  }
}
