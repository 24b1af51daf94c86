import LintelGraph
import LintelVocabulary

/// The references with which one type uses another, or one file imports a module.
package struct TypeUse {
  /// The name of a node in the graph of types; for an import, `from` is the path of the file and
  /// `to` the name of the module.
  package let from: String
  package let to: String
  package let references: [WrittenReference]
}

extension GraphQueries {
  /// Returns the uses of `to` by `from`, sorted by the names at both ends.
  ///
  /// As in rules, an ambiguous name counts only if all its possible meanings belong to `to`. Code
  /// that belongs to both ends counts for neither; but if one end is part of the other, it keeps
  /// its code, and the larger end is only the rest of its own.
  ///
  /// - Parameters:
  ///   - from: where uses begin; `nil` for all code outside of `to`.
  ///   - to: where uses end; `nil` for all code outside of `from`.
  package func uses(from: NamedSubject?, to: NamedSubject?) -> [TypeUse] {
    let named = [from, to].compactMap(\.self)
    let filter = ReferenceFilter(
      certainties: ReferenceFilter.sureCertainties, countsAgreed: to != nil)
    let crossing =
      named.allSatisfy { $0.level == .module }
      ? Crossing(from, to, amongModulesOf: graph, counting: filter)
      : Crossing(Sides(from, to, in: graph), in: graph, counting: filter)
    let types = condensedByType(between: named, counting: ReferenceFilter(kinds: []))
    return crossing.parts(in: graph, types)
  }
}

/// All references that lead from one side to the other, as indices into the arrays of the graph.
private struct Crossing {
  private let dependencies: [Int32]
  private let imports: [Int32]

  private init(_ edges: [CondensedGraph.Edge]) {
    dependencies = Set(edges.flatMap(\.dependencies)).sorted()
    imports = Set(edges.flatMap(\.imports)).sorted()
  }

  /// Finds the references between modules. If several modules compile a file, each module
  /// determines which references of the file lead out of the module.
  init(
    _ from: NamedSubject?, _ to: NamedSubject?, amongModulesOf graph: DependencyGraph,
    counting filter: ReferenceFilter
  ) {
    let modules = graph.condensedByModule(counting: filter)
    func nodes(_ subject: NamedSubject?) -> [Int32]? {
      subject.map { modules.nodes(named: $0.nodeNames) }
    }
    let (sources, targets) = (nodes(from), nodes(to))
    self.init(
      modules.edges.filter {
        sources?.contains($0.from) ?? true && targets?.contains($0.to) ?? true
      })
  }

  init(_ sides: Sides, in graph: DependencyGraph, counting filter: ReferenceFilter) {
    let names = ["from", "to"]
    let condensed = CondensedGraph(
      graph, nodes: names.map { CondensedGraph.Node(name: $0) },
      membership: { $1 += sides[$0].nodes }, moduleNodes: { sides[$0].nodes }, counting: filter)
    self.init(condensed.edge(from: 0, to: 1).map { [$0] } ?? [])
  }

  /// The references, grouped and sorted by the names at both ends.
  ///
  /// - Parameter types: the graph whose nodes give the names.
  func parts(in graph: DependencyGraph, _ types: CondensedGraph) -> [TypeUse] {
    struct Ends: Hashable {
      let from: String
      let to: String
    }
    func name(of declaration: DeclarationID) -> String {
      types.nodes(of: [declaration]).first.map { types.nodes[Int($0)].name }
        ?? graph.qualifiedName(of: graph.outermost(of: declaration))
    }
    var found: [Ends: (dependencies: [Int32], imports: [Int32])] = [:]
    for index in dependencies {
      let value = graph.dependencies[Int(index)]
      let ends = Ends(from: name(of: value.from), to: name(of: value.to))
      found[ends, default: ([], [])].dependencies.append(index)
    }
    for index in imports {
      let value = graph.imports[Int(index)]
      guard let module = value.module else { continue }
      let ends = Ends(
        from: graph.files[value.file].path, to: graph.moduleLabels[module.position])
      found[ends, default: ([], [])].imports.append(index)
    }
    return found.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map { ends, made in
      TypeUse(
        from: ends.from, to: ends.to,
        references: graph.references(making: made.dependencies, imports: made.imports))
    }
  }
}
