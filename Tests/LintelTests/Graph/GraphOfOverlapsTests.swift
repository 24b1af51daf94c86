import Lintel
import Testing

/// Components that share code or need each other, and names that may mean several things.
@Suite struct GraphOfOverlapsTests {
  @Test func cyclesSayWhatToCut() throws {
    let folder = try ProjectFolder([
      "A/A.swift": "struct A { let b: B; func run() { b.run() } }\n",
      "B/B.swift": "struct B { func run() {}; func back() -> A? { nil } }\n",
      "C/C.swift": "struct C { let a: A }\n",
    ])
    let architecture = try Architecture(["A", "B", "C"].map { .component($0, .text($0 + "/**")) })
    let graph = try architecture.graph(of: folder.path)
    #expect(
      graph.cycles(level: .component).map(\.description) == [
        "'A' and 'B' depend on each other; cut 'B' uses 'A': type at B/B.swift:1:42"
      ])
  }

  /// What belongs to both of two components is no way from the one to the other.
  @Test func sharedCodeCountsForNeither() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: ScreenModel; let row: Row }\n",
      "UI/Row.swift": "struct Row {}\n",
      "UI/ScreenModel.swift": "struct ScreenModel { let other: OtherModel; let row: Row }\n",
      "Domain/OtherModel.swift": "struct OtherModel { let row: Row }\n",
    ])
    let architecture = try Architecture([
      .component("UI", "UI/**"), .component("Model", ["name": "*Model"]),
    ])
    let graph = try architecture.graph(of: folder.path)
    let found = try graph.dependencies(from: "Model", to: "UI")
    #expect(found.map { [$0.from, $0.to] } == [["OtherModel", "Row"]])
    #expect(try graph.dependencies(from: "UI", to: "Model").isEmpty)
    let edges = graph.dependencies(level: .component)
    #expect(edges.map { [$0.from, $0.to] } == [["Model", "UI"]])
    #expect(edges.flatMap(\.references) == found.flatMap(\.references))
  }

  /// It is not sure which type is meant, but that it is one of the component.
  @Test func aNameThatMeansPartsOfOneComponentCounts() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let feed: Feed }\n",
      "Data/New.swift": "struct Feed {}\n",
      "Data/Old.swift": "struct Feed {}\n",
    ])
    let architecture = try Architecture([
      .component("UI", "UI/**"), .component("Data", "Data/**"),
    ])
    let graph = try architecture.graph(of: folder.path)
    let types = ["Data/New.swift:Feed", "Data/Old.swift:Feed"]
    #expect(try graph.dependencies(from: "UI", to: "Data").map(\.to) == types)
    #expect(try graph.dependencies(to: "Data").map(\.to) == types)
    #expect(try graph.dependencies(from: "UI").isEmpty)
    #expect(try graph.dependencies(from: "UI", to: types[0]).isEmpty)
    #expect(graph.dependencies(level: .component).map(\.references.count) == [1])
  }

  /// A type is in each component with the part that is written there.
  @Test func extensionsBelongWhereTheyAreWritten() throws {
    let folder = try ProjectFolder([
      "Core/Store.swift": "struct Store {}\n",
      "UI/Store+Row.swift": "extension Store { var row: Row { Row() } }\n",
      "UI/Row.swift": "struct Row {}\n",
    ])
    let architecture = try Architecture([
      .component("UI", "UI/**"), .component("Core", "Core/**"),
    ])
    let graph = try architecture.graph(of: folder.path)
    #expect(
      try graph.dependencies(from: "UI", to: "Core").map(\.description) == [
        "'UI/Store+Row.swift:Store' uses 'Store': extend at UI/Store+Row.swift:1:11"
      ])
    #expect(try graph.dependencies(from: "Core", to: "UI").isEmpty)
  }
}
