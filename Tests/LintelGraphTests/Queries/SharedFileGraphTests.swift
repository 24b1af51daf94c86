import LintelTestGraphs
import LintelVocabulary
import Testing

@testable import LintelGraph

/// What graphs tell of files that several modules compile.
@Suite struct SharedFileGraphTests {
  /// Two apps that share a file, and a framework of one name for each of them.
  private func apps(_ kitFiles: [(path: String, modules: [Int])]) -> DependencyGraph {
    var builder = GraphBuilder()
    // In the order of the graph, so that positions stay what they are.
    let modules = ["iOS", "tvOS"].enumerated().map { position, platform in
      builder.addModule(
        Module(name: "App", target: "App \(platform)", dependencies: [ModuleID(position + 2)]))
    }
    let kits = ["iOS", "tvOS"].map { builder.addModule(Module(name: "Kit", target: "Kit \($0)")) }
    let shared = builder.addFile(
      SourceFile(path: "Shared.swift", module: modules[0], otherModules: [modules[1]]))
    builder.addImport(
      Import(
        file: shared.file, moduleName: builder.name("Kit"), module: kits[0], offset: 0, length: 3))
    for file in kitFiles {
      let all = file.modules.map { kits[$0] }
      let (_, scope) = builder.addFile(
        SourceFile(path: file.path, module: all[0], otherModules: Array(all.dropFirst())))
      builder.addDependency(
        Dependency(from: shared.scope, to: scope, kind: .call, offset: 10, length: 1))
    }
    return builder.build()
  }

  private func edges(_ graph: DependencyGraph) -> [String] {
    let modules = graph.condensedByModule()
    return modules.edges.map {
      "\(modules.nodes[Int($0.from)].name) -> \(modules.nodes[Int($0.to)].name)"
    }
  }

  @Test func eachModuleImportsTheOneThatItDependsOn() {
    #expect(
      edges(apps([])) == ["App (App iOS) -> Kit (Kit iOS)", "App (App tvOS) -> Kit (Kit tvOS)"])
  }

  @Test func eachModuleUsesTheFileInTheModuleThatItDependsOn() {
    #expect(
      edges(apps([("Kit/Tool.swift", [0, 1])]))
        == ["App (App iOS) -> Kit (Kit iOS)", "App (App tvOS) -> Kit (Kit tvOS)"])
  }

  @Test func modulesAreNamedByWhatIsShownByThemselvesOrByTheirTargets() {
    let graph = apps([])
    #expect(graph.modules(named: "App (App tvOS)") == [ModuleID(1)])
    #expect(graph.modules(named: "App tvOS") == [ModuleID(1)])
    #expect(graph.modules(named: "App") == [ModuleID(0), ModuleID(1)])
    #expect(graph.modules(named: "") == [])
    #expect(graph.modules(named: "TV") == [])
  }

  private static let sources = [
    "App+Watch+Widget/Shared.swift": "struct Shared { var row: Row? }\n",
    "App/Row.swift": "struct Row {}\n",
    "Widget/Row.swift": "struct Row {}\n",
  ]

  /// Where a name means two declarations of one node, it does so in the modules of both.
  @Test func onePlaceHoldsInTheModulesOfAllThatItMeans() throws {
    func modules(_ sources: [String: String]) throws -> [[String]?] {
      let graph = makeGraph(sources)
      let condensed = CondensedGraph(
        graph, nodes: [.init(name: "Rows"), .init(name: "Shared")],
        membership: { declaration, nodes in
          nodes.append(graph.path(of: declaration).hasSuffix("Row.swift") ? 0 : 1)
        })
      let edge = try #require(condensed.edge(from: 1, to: 0))
      return graph.references(of: edge).map { $0.modules?.map { graph.moduleLabels[$0.position] } }
    }
    #expect(try modules(Self.sources) == [["App", "Widget"]])
    let everywhere = Self.sources.merging(["Watch/Row.swift": "struct Row {}\n"]) { $1 }
    #expect(try modules(everywhere) == [nil])
  }

  @Test func nodesHaveAllModulesOfTheirParts() {
    let folders = makeGraph(Self.sources).condensedByFolder()
    #expect(folders.nodes.map(\.name) == ["App", "App+Watch+Widget", "Widget"])
    #expect(folders.modulesOfNodes().map { $0.map(\.position) } == [[0], [0, 1, 2], [2]])
  }

  @Test func aTypeIsNamedWithAnyOfItsModules() throws {
    let graph = makeGraph(Self.sources)
    for name in ["App.Shared", "Watch.Shared", "Widget.Shared", "Shared"] {
      #expect(
        try #require(graph.subject(named: name)).declarations.map(graph.qualifiedName) == ["Shared"]
      )
    }
    #expect(graph.subject(named: "Kit.Shared") == nil)
  }
}
