import LintelArchitecture
import LintelFindings
import LintelReports
import LintelVocabulary
import Testing

/// An expression that names several things which must not be used is one finding.
@Suite struct ExpressionTests {
  private static let core = """
    enum Outer {}
    extension Outer { struct Inner { static let limit = 3; struct Part {} } }
    class Base { init(name: String) {} }
    final class Derived: Base {}

    """

  @Test func theInnerTypeIsTold() throws {
    #expect(
      try text(
        of: """
          final class Screen {
            let part: Outer.Inner.Part
            let limit = Outer.Inner.limit
            let derived = Derived(name: "")
          }

          """) == """
          UI/Screen.swift:2:25: error: 'Screen' (UI) uses 'Outer.Inner.Part' (Core) (no)
              2 |   let part: Outer.Inner.Part
                |                         ^~~~
             remedy:  declare what Screen needs as a protocol in UI, let Outer.Inner.Part
                      conform to it, and pass it to init

          UI/Screen.swift:3:21: error: 'Screen' (UI) uses a member of 'Outer.Inner' (Core) (no)
              3 |   let limit = Outer.Inner.limit
                |                     ^~~~~
             remedy:  move the code that needs Outer.Inner to a component that may use
                      Outer.Inner, or move the struct Outer.Inner to where both may use it

          UI/Screen.swift:4:17: error: 'Screen' (UI) creates 'Derived' (Core) (no)
              4 |   let derived = Derived(name: "")
                |                 ^~~~~~~
             remedy:  declare what Screen needs as a protocol in UI, let Derived conform
                      to it, and pass it to init

          """)
  }

  @Test func anOuterTypeKeepsItsOtherPlaces() throws {
    let findings = try result(
      of: """
        final class Screen {
          let inner: Outer.Inner
          func show(_ outer: Outer.Type) {}
        }

        """
    ).findings
    #expect(findings.map(\.words) == ["type Outer.Inner 2:20", "type Outer 3:22"])
    #expect(
      findings.map { $0.parts.map(\.words) } == [
        ["type Outer.Inner 2:20", "type Outer 2:14"], ["type Outer 3:22"],
      ])
    #expect(findings[0].narrowed { $0.line == 2 }?.words == "type Outer.Inner 2:20")
    #expect(findings[0].narrowed { $0.line == 3 } == nil)
  }

  @Test func anImportOfOneDeclarationIsThatOfItsModule() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "Core"), .target(name: "UI", dependencies: ["Core"])])
      """,
      "Sources/Core/Day.swift": "public struct Day { public init() {} }\n",
      "Sources/UI/Screen.swift": "import struct Core.Day\nlet day = Day()\n",
      "lintel.yml": """
      version: 1
      components: { UI: { module: UI }, Core: { module: Core } }
      rules: { no: { kind: forbid, from: UI, to: Core } }
      """,
    ])
    let result = try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(
      folder.path)
    #expect(result.findings.map(\.words) == ["import Core 1:15", "construct Day 2:11"])
  }

  @Test func aBaselineKnowsWhatIsNotToldByItself() throws {
    let screen = "final class Screen { let inner: Outer.Inner }\n"
    let accepted = Baseline(accepting: try result(of: screen).findings).text
    #expect(
      accepted == """
        # lintel baseline 1: rule, from -> to, kind of reference, number of places
        no Screen -> Outer type 1
        no Screen -> Outer.Inner type 1

        """)
    let now = try result(of: screen, baseline: accepted)
    #expect(now.findings.isEmpty)
    #expect(now.baseline?.accepted == 2)

    let more = try result(
      of: "final class Screen { let inner: Outer.Inner; let more: Outer.Inner }\n",
      baseline: accepted)
    #expect(
      more.findings.map(\.message) == [
        "'Screen' (UI) uses 'Outer' (Core); the baseline accepts 1 of 2 such locations",
        "'Screen' (UI) uses 'Outer.Inner' (Core); the baseline accepts 1 of 2 such locations",
      ])
  }

  private func result(of screen: String, baseline: String? = nil) throws -> CheckResult {
    var files = [
      "UI/Screen.swift": screen, "Core/Core.swift": Self.core,
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Core: Core/** }
      rules: { no: { kind: forbid, from: UI, to: Core } }
      """,
    ]
    files["lintel.baseline"] = baseline
    let folder = try ProjectFolder(files)
    return try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(folder.path)
  }

  private func text(of screen: String) throws -> String {
    try result(of: screen).findings.map { $0.text(paths: .unchanged) }.joined(separator: "\n")
  }
}

extension Finding {
  /// `construct Day 2:11`: how it uses what, and where.
  fileprivate var words: String {
    ([kind?.rawValue ?? "", to?.name ?? ""] + locations.map { "\($0.line):\($0.column)" })
      .joined(separator: " ")
  }
}
