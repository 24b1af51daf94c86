/// A package that is no part of this one, and tests its architecture with the library.
enum OutsidePackage {
  /// - Parameter library: the folder of this package.
  static func files(library: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Outside",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "Lintel", path: "\(library)")],
        targets: [
          .target(name: "App"),
          .testTarget(
            name: "AppTests",
            dependencies: ["App", .product(name: "Lintel", package: "Lintel")],
            exclude: ["parts.mmd"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        ]
      )
      """,
      "Sources/App/UI/Screen.swift": """
      import Foundation

      struct Screen {
        let model: Model
      }

      func trace() { print("screen") }
      """,
      "Sources/App/Domain/Model.swift": """
      struct Model {
        func show() -> Screen { Screen(model: self) }
      }
      """,
      "Tests/AppTests/Components.swift": components,
      "Tests/AppTests/LayerTests.swift": swiftTesting,
      "Tests/AppTests/LayerTestCase.swift": testCase,
      "Tests/AppTests/EveryKindTests.swift": everyKind,
      "Tests/AppTests/GraphTests.swift": graph,
      "Tests/AppTests/parts.mmd": "flowchart TD\n  UI --> Domain\n",
    ]
  }

  /// Names of the project's own are those that the library must not take.
  private static let components = """
    import Lintel

    struct Component {}
    struct Rule {}
    struct Finding {}
    struct Graph {}
    struct SourceLocation {}

    let components: [Architecture.Part] = [
      .component("UI", "Sources/App/UI/**"), .component("Domain", "Sources/App/Domain/**"),
    ]
    """

  private static let swiftTesting = """
    import Lintel
    import Testing

    @Test func layersHold() throws {
      let layers = Architecture.Part.layers(["UI", "Domain"], because: "screens come and go")
      try Architecture(components + [layers]).expectNoFindings()
    }
    """

  private static let testCase = """
    import Lintel
    import XCTest

    final class LayerTestCase: XCTestCase {
      func testLayersHold() throws {
        let layers = Architecture.Part.layers(["UI", "Domain"], because: "screens come and go")
        try Architecture(components + [layers]).expectNoFindings(recordingIn: self)
      }
    }
    """

  private static let graph = """
    import Lintel
    import Testing

    @Test func graphAnswers() throws {
      let graph: Architecture.Graph = try Architecture(components).graph()
      let uses = try graph.dependencies(from: "UI", to: "Domain")
      #expect(uses.map(\\.to) == ["Model"])
      #expect(uses.flatMap(\\.references).map(\\.place.line) == [4])
      #expect(graph.cycles(level: .component).map(\\.nodes) == [["Domain", "UI"]])
      #expect(try graph.types(in: "Domain").allSatisfy { $0.modules == ["App"] })
    }
    """

  /// All but 'exhaustive', 'manifest' and 'stable' are broken by the sources.
  private static let everyKind = """
    import Lintel
    import Testing

    @Test func everyKindIsThere() throws {
      let rules: [Architecture.Part] = [
        .layers(["UI", .open("Domain")]),
        .forbid(from: "Domain", to: "UI", kinds: [.type]),
        .only(from: "Domain", to: []),
        .protect(target: "UI", from: []),
        .independent(of: ["UI", "Domain"]),
        .acyclic(level: .component),
        .throughProtocols(from: "Domain", to: "UI", values: .deny),
        .imports(in: "UI", deny: "Foundation"),
        .construct(of: "UI", by: "UI", values: .deny),
        .symbols(deny: "print", that: .init(kind: [.func])),
        .require(each: "UI", named: "{name}", hasType: "{name}ViewModel"),
        .exhaustive(),
        .manifest(),
        .diagram(file: "parts.mmd"),
        .portsAndAdapters(core: "Domain", driving: "UI"),
        .declarations(in: "UI", should: .init(kind: [.class])),
        .metrics(metric: .instability, level: .component, max: 0.25),
        .stable(mayBeEmpty: true),
      ]
      let result = try Architecture(components + rules).check()
      #expect(
        Set(result.findings.map(\\.rule)) == [
          "layers", "forbid", "only", "protect", "independent", "acyclic", "through-protocols",
          "imports", "construct", "symbols", "require", "diagram", "ports-and-adapters",
          "declarations", "metrics",
        ])
    }
    """
}
