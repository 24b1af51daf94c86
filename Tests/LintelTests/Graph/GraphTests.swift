import Lintel
import Testing

/// Questions about a small package, with the answers as one reads them in its sources.
@Suite struct GraphTests {
  private let folder: ProjectFolder
  private let graph: Architecture.Graph

  init() throws {
    folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "App", dependencies: ["Core"]),
          .target(name: "Core", dependencies: ["Net"]),
          .target(name: "Net"),
        ])
      """,
      "Sources/App/Glue.swift":
        "import Core\n\nfunc glue() -> Store { Store() }\n\nactor Glue {}\n",
      "Sources/App/UI/Row.swift": "struct Row {\n  enum Style {}\n  let screen: Screen?\n}\n",
      "Sources/App/UI/Screen.swift": """
      import Core

      struct Screen {
        let model: Model
        func show() { model.load() }
      }
      """,
      "Sources/Core/Model.swift": "public struct Model {\n  public func load() {}\n}\n",
      "Sources/Core/Store.swift": "import Net\n\npublic class Store { let model = Model() }\n",
      "Sources/Net/Client.swift": "public protocol Client {}\n",
    ])
    let architecture = try Architecture([
      .component("UI", "Sources/App/UI/**"),
      .component("Core", ["module": "Core"]),
      .component("Net", ["module": "Net"]),
    ])
    graph = try architecture.graph(of: folder.path)
  }

  @Test func thePartsHaveNames() {
    #expect(graph.components == ["Core", "Net", "UI"])
    #expect(graph.modules == ["App", "Core", "Net"])
  }

  @Test func typesSayWhereTheyBelong() throws {
    #expect(
      graph.types.map(\.name) == [
        "Glue", "Row", "Row.Style", "Screen", "Model", "Store", "Client",
      ])
    #expect(
      graph.types.map(\.kind) == [.actor, .struct, .enum, .struct, .struct, .class, .protocol])
    #expect(try graph.types(in: "UI").map(\.name) == ["Row", "Row.Style", "Screen"])
    #expect(try graph.types(in: "UI").allSatisfy { $0.modules == ["App"] })
    #expect(graph.types.filter { $0.components.isEmpty }.map(\.name) == ["Glue"])
    let style = try #require(graph.types(in: "UI").first { $0.name == "Row.Style" })
    #expect(style.components == ["UI"])
    #expect(style.place.path == "Sources/App/UI/Row.swift")
    #expect(style.place.absolutePath == folder.path + "/Sources/App/UI/Row.swift")
    #expect([style.place.line, style.place.column] == [2, 8])
  }

  @Test func oneThingUsesAnother() throws {
    let found = try graph.dependencies(from: "UI", to: "Core")
    #expect(
      found.map(\.description) == [
        "'Screen' uses 'Model': type at Sources/App/UI/Screen.swift:4:14 and 1 more",
        "'Sources/App/UI/Screen.swift' uses 'Core': import at Sources/App/UI/Screen.swift:1:8",
      ])
    #expect(found[0].references.map(\.kind) == [.type, .call])
    #expect(found[0].references.map(\.place.line) == [4, 5])
    #expect(try graph.dependencies(from: "UI", to: "Net").isEmpty)
    #expect(try graph.dependencies(from: "Core", to: "UI").isEmpty)
  }

  /// An import alone makes a dependency.
  @Test func filesUseModules() throws {
    let statement = "'Sources/Core/Store.swift' uses 'Net': import at Sources/Core/Store.swift:1:8"
    #expect(try graph.dependencies(from: "Core", to: "Net").map(\.description) == [statement])
    #expect(try graph.dependencies(from: "Core").map(\.description) == [statement])
    #expect(try graph.dependencies(to: "Net").map(\.description) == [statement])
  }

  @Test func whatSomethingUsesAndWhatUsesIt() throws {
    #expect(
      try graph.dependencies(to: "Model").map(\.description) == [
        "'Screen' uses 'Model': type at Sources/App/UI/Screen.swift:4:14 and 1 more",
        "'Store' uses 'Model': construct at Sources/Core/Store.swift:3:34",
      ])
    #expect(try graph.dependencies(from: "Model") == [])
    #expect(
      try graph.dependencies(to: "Store").map(\.description) == [
        "'glue' uses 'Store': type at Sources/App/Glue.swift:3:16 and 1 more"
      ])
    #expect(try graph.dependencies(from: "Screen").map(\.to) == ["Model"])
  }

  /// Of two things of which one is part of the other, the rest of the larger one is meant.
  @Test func aTypeIsUsedInItsOwnComponent() throws {
    let row = "'Row' uses 'Screen': type at Sources/App/UI/Row.swift:3:15"
    #expect(try graph.dependencies(from: "UI", to: "Screen").map(\.description) == [row])
    #expect(try graph.dependencies(from: "Row", to: "UI").map(\.description) == [row])
  }

  @Test func aWayGoesFromTypeToType() throws {
    let way = try #require(try graph.path(from: "Row", to: "Core"))
    #expect(way.map { [$0.from, $0.to] } == [["Row", "Screen"], ["Screen", "Model"]])
    #expect(try graph.path(from: "Core", to: "UI") == nil)
  }

  /// No type leads from one end to the other.
  @Test func aWayGoesByImports() throws {
    #expect(
      try graph.path(from: "UI", to: "Net")?.map(\.description) == [
        "'UI' uses 'Core': import at Sources/App/UI/Screen.swift:1:8",
        "'Core' uses 'Net': import at Sources/Core/Store.swift:1:8",
      ])
  }

  @Test func levelsHaveDependencies() {
    func edges(_ level: Architecture.Level) -> [[String]] {
      graph.dependencies(level: level).map { [$0.from, $0.to, "\($0.references.count)"] }
    }
    #expect(edges(.component) == [["Core", "Net", "1"], ["UI", "Core", "3"]])
    #expect(edges(.module) == [["App", "Core", "6"], ["Core", "Net", "1"]])
    #expect(
      edges(.type) == [
        ["Row", "Screen", "1"], ["Screen", "Model", "2"], ["Store", "Model", "1"],
        ["glue", "Store", "2"],
      ])
  }

  @Test func nothingDependsOnItself() {
    #expect(Architecture.Level.allCases.allSatisfy { graph.cycles(level: $0).isEmpty })
  }

  @Test func whatMeansNothingIsAnError() {
    let message = "no declaration, file, folder, module or component is named 'Cor'; did you mean"
    let questions: [(Architecture.Graph) throws -> Void] = [
      { _ = try $0.types(in: "Cor") },
      { _ = try $0.dependencies(from: "Cor") },
      { _ = try $0.dependencies(to: "Cor") },
      { _ = try $0.dependencies(from: "UI", to: "Cor") },
      { _ = try $0.dependencies(from: "Cor", to: "UI") },
      { _ = try $0.path(from: "UI", to: "Cor") },
    ]
    for question in questions {
      let error = #expect(throws: Architecture.Errors.self) { try question(graph) }
      #expect(error?.errors.map(\.message) == [message + " 'Core'?"])
    }
  }

  /// A test that nothing leads from one to the other could not fail.
  @Test func theSameTwiceIsAnError() {
    for (from, to) in [("UI", "UI"), ("Core", "Sources/Core")] {
      let errors = [
        #expect(throws: Architecture.Errors.self) { try graph.dependencies(from: from, to: to) },
        #expect(throws: Architecture.Errors.self) { try graph.path(from: from, to: to) },
      ]
      for error in errors {
        #expect(
          error?.description
            == "\(from): error: '\(from)' and '\(to)' are the same code; name two different parts")
      }
    }
  }
}
