import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Imports of modules that files without a module may be those of.
@Suite struct UnknownModuleTests {
  private func uses(_ code: String, hints: Set<String>) -> [String] {
    let sources = [
      "Data.swift": "public struct Row { public let size = 1 }; struct Hidden {}",
      "Core/Empty.swift": "", "App/Use.swift": code,
    ]
    return describe(makeGraph(sources, moduleHints: hints))
  }

  @Test(arguments: [
    ("import Lists\nlet use: Row", ["use -> Row type"]),
    ("import ListsInterface\nlet use: Row", ["use -> Row type"]),
    ("@testable import Lists\nlet use: Hidden", ["use -> Hidden type"]),
    ("import struct Lists.Row\nlet use: Row", ["use -> Row type"]),
    ("import Lists\nlet use: Hidden", []), ("import Listsome\nlet use: Row", []),
    ("import UIKit\nlet use: Row", []), ("import Core\nlet use: Row", []),
    ("let use: Row", []),
  ])
  func aNameThatBeginsAsHintedMayBeTheirs(_ code: String, _ expected: [String]) {
    #expect(uses(code, hints: ["Lists", "Core"]) == expected)
  }

  @Test func nothingIsMeantWhereAllModulesAreKnown() {
    #expect(uses("import Lists\nlet use: Row", hints: []) == [])
  }
}
