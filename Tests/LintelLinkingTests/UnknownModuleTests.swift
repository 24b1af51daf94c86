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

  /// The names that a file of unknown target uses, with a namesake in the imported `Home`, and
  /// another one in a file of unknown target.
  private func namesakes(_ code: String, at path: String, hints: Set<String> = ["Shop"]) -> [String]
  {
    let graph = makeGraph(
      [
        "Home/Wireframe.swift": """
        public class Wireframe { public init() {}; public static let one = 1 }
        public func show(_ number: Int) {}
        public let limit = 1
        """,
        "/B/Wireframe.swift": "class Wireframe {}; func show(_ number: Int) {}; let limit = 2",
        path: code,
      ], moduleHints: hints)
    return graph.dependencies.filter { graph.path(of: $0.from) == path && $0.kind != .import }
      .map { value in
        "\(graph.path(of: value.to)) \(value.certainty == .ambiguous ? "ambiguous" : "certain")"
      }.sorted()
  }

  private static let both = ["/B/Wireframe.swift ambiguous", "Home/Wireframe.swift ambiguous"]

  @Test(arguments: [
    "let use: Wireframe? = nil", "let use = Wireframe()", "class Use: Wireframe {}",
    "let use = limit", "func use() { show(1) }", "extension Wireframe {}",
    "let use = [Wireframe]()", "func use(_ value: Any) -> Bool { value is Wireframe }",
  ])
  func anImportedNamesakeIsACandidateWhereTargetsAreUnknown(_ code: String) {
    // In the folder of its namesake, a file is in the same target; elsewhere nobody knows.
    #expect(Set(namesakes("import Home\n" + code, at: "/A/Use.swift")) == Set(Self.both))
    let own: Set = ["/B/Wireframe.swift certain"]
    #expect(Set(namesakes("import Home\n" + code, at: "/B/Use.swift")) == own)
    #expect(Set(namesakes(code, at: "/A/Use.swift")) == own)
    #expect(Set(namesakes("import Home\n" + code, at: "/A/Use.swift", hints: [])) == own)
  }

  @Test func nothingIsMeantWhereAllModulesAreKnown() {
    #expect(uses("import Lists\nlet use: Row", hints: []) == [])
  }
}
