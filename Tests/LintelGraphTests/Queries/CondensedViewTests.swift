import LintelTestGraphs
import Testing

@testable import LintelGraph

/// Parts of a condensed graph, its tangles, and paths in it.
@Suite struct CondensedViewTests {
  private let graph = makeGraph([
    "Screen.swift": "struct Screen { let model: Model; let style: Style }\n",
    "Model.swift": "struct Model { let store = Store(); let style: Style }\n",
    "Store.swift": "struct Store { let cache: Cache }\n",
    "Cache.swift": "struct Cache { let store: [Store]; var other: Store { Store() } }\n",
    "Style.swift": "struct Style {}\nstruct Alone {}\n",
  ])

  private func names(_ view: CondensedView) -> [String] {
    view.nodes.map { view.graph.nodes[Int($0)].name }
  }

  private func edges(_ view: CondensedView) -> [String] {
    view.edges.map {
      "\(view.graph.nodes[Int($0.from)].name) -> \(view.graph.nodes[Int($0.to)].name)"
    }
  }

  private func end(_ names: String..., in graph: CondensedGraph) throws -> PathEnd {
    PathEnd(nodes: try names.map { try #require(graph.node(named: $0)) })
  }

  private func nodes(_ names: String..., in graph: CondensedGraph) throws -> [Int32] {
    try names.map { try #require(graph.node(named: $0)) }
  }

  @Test func aroundSomethingBothWays() throws {
    let types = graph.condensedByType()
    let model = [try end("Model", in: types)]
    let near = CondensedView(types, around: model, within: 1)
    #expect(names(near) == ["Model", "Screen", "Store", "Style"])
    #expect(
      edges(near) == [
        "Model -> Store", "Model -> Style", "Screen -> Model", "Screen -> Style",
      ])
    let far = CondensedView(types, around: model, within: 2)
    #expect(names(far) == ["Cache", "Model", "Screen", "Store", "Style"])
    // What else uses the same is not around.
    let store = CondensedView(types, around: [try end("Store", in: types)], within: 9)
    #expect(names(store) == ["Cache", "Model", "Screen", "Store"])
  }

  /// An extension belongs to the module that writes it: the type's own module knows nothing of it.
  @Test func extensionsOfAnotherModulesType() throws {
    let graph = makeGraph([
      "Base/Failure.swift": "public struct Failure: Error {}\n",
      "Base/More.swift": "extension Failure { var kind: Kind { Kind() } }\nstruct Kind {}\n",
      "App/Check.swift":
        "import Base\nstruct Check { func run() throws { throw Failure.of(self) } }\n",
      "App/Failure+App.swift":
        "import Base\nextension Failure { static func of(_ check: Check) -> Failure { Failure() } }\n",
      "App/Failure+More.swift":
        "import Base\nextension Failure { struct Place {}; func at() -> Place { Place() } }\n",
    ])
    let types = graph.condensedByType()
    #expect(types.nodes.map(\.name) == ["App.Failure", "Check", "Failure", "Kind"])
    #expect(types.nodes.map(\.group) == ["App", "App", "Base", "Base"])
    #expect(
      edges(CondensedView(types)) == [
        "App.Failure -> Check", "App.Failure -> Failure", "Check -> App.Failure",
        "Check -> Failure", "Failure -> Kind",
      ])
    #expect(CondensedView(types).cycles().map(\.nodes) == [[0, 1]])
  }

  @Test func whatLeadsSomewhere() throws {
    let types = graph.condensedByType()
    let store = try end("Store", in: types)
    #expect(
      names(CondensedView(types, reaching: store)) == ["Cache", "Model", "Screen", "Store"])
    let between = CondensedView(
      types, around: [try end("Model", in: types)], reaching: try end("Cache", in: types))
    #expect(names(between) == ["Cache", "Model", "Store"])
    let none = CondensedView(
      types, around: [try end("Style", in: types)], reaching: try end("Cache", in: types))
    #expect(names(none) == [])
    #expect(!none.hasEdges)
    let limited = CondensedView(
      types, around: [try end("Screen", in: types)], reaching: try end("Cache", in: types),
      within: 2)
    #expect(!limited.hasEdges)
    let reached = CondensedView(
      types, around: [try end("Screen", in: types)], reaching: try end("Cache", in: types),
      within: 3)
    #expect(names(reached) == ["Cache", "Model", "Screen", "Store"])
  }

  @Test func onlyReferencesThatCountMakeEdges() {
    let constructs = graph.condensedByType(counting: ReferenceFilter(kinds: [.construct]))
    let view = CondensedView(constructs).withoutLooseNodes()
    #expect(names(view) == ["Cache", "Model", "Store"])
    #expect(edges(view) == ["Cache -> Store", "Model -> Store"])
    let unsure = graph.condensedByType(counting: ReferenceFilter(certainties: [.ambiguous]))
    #expect(unsure.edges.isEmpty)
  }

  @Test func tanglesWithTheirCheapestCut() throws {
    let types = graph.condensedByType()
    let tangles = CondensedView(types).cycles()
    #expect(tangles.map(\.nodes) == [try nodes("Cache", "Store", in: types)])
    let cuts = try #require(tangles.first).cuts
    #expect(cuts.map(\.from) == (try nodes("Store", in: types)))
    #expect(
      cuts.flatMap(graph.references) == [
        WrittenReference(
          kind: .type, certainty: .named, ambiguity: nil, file: FileID(3), offset: 26, length: 5)
      ])
    let screen = try end("Screen", in: types)
    #expect(CondensedView(types, around: [screen], within: 1).cycles().isEmpty)
  }

  @Test func unavoidableSteps() throws {
    let types = graph.condensedByType()
    let (screen, cache) = (try end("Screen", in: types), try end("Cache", in: types))
    let path = try #require(PathSearch(types, from: [screen], to: [cache]).shortest)
    #expect(path.steps.map(\.to) == (try nodes("Model", "Store", "Cache", in: types)))
    #expect(path.unavoidableSteps.map(\.to) == path.steps.map(\.to))
    let last = Set(try #require(path.steps.last).dependencies)
    #expect(!PathSearch(types, from: [screen], to: [cache], without: last).findsPath)
    let style = try end("Style", in: types)
    let short = try #require(PathSearch(types, from: [screen], to: [style]).shortest)
    #expect(short.unavoidableSteps.isEmpty)
    #expect(PathSearch(types, from: [screen], to: [style], without: last).findsPath)
    #expect(PathSearch(types, from: [style], to: [screen]).shortest == nil)
  }

  /// Anything that grows with the square of the length, or with the stack, would not come back.
  @Test(.timeLimit(.minutes(1))) func longChains() throws {
    var builder = GraphBuilder()
    let module = builder.addModule(Module(name: "M"))
    let (file, scope) = builder.addFile(SourceFile(path: "A.swift", module: module))
    var previous: DeclarationID?
    let count = 100_000
    for number in 0..<count {
      let id = builder.addDeclaration(
        Declaration(
          name: builder.name("T\(1_000_000 + number)"), kind: .struct, file: file, owner: scope,
          offset: UInt32(number)))
      if let previous {
        builder.addDependency(
          Dependency(
            from: previous, to: id, kind: .type, offset: UInt32(number), length: 1))
      }
      previous = id
    }
    let types = builder.build().condensedByType()
    let (first, last) = (try end("T1000000", in: types), try end("T1099999", in: types))
    let path = try #require(PathSearch(types, from: [first], to: [last]).shortest)
    #expect(path.unavoidableSteps.count == count - 1)
    let view = CondensedView(types, around: [first], reaching: last)
    #expect(view.edges.reduce(0) { count, _ in count + 1 } == count - 1)
    #expect(view.cycles().isEmpty)
  }
}
