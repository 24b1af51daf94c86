import LintelGraph
import LintelVocabulary

/// Assigns declarations to the nodes between which edges are counted, at each level.
struct AccuracyNodes {
  private let graph: DependencyGraph
  private let modulesCoveredInPart: [FileID: [ModuleID]]
  /// For each declaration, the type that it is, that it extends, or that is innermost around it;
  /// for a declaration in no type, the scope of its file. A top-level typealias counts as a type.
  private let types: [DeclarationID]
  private let components: [[Int32]]

  init(_ compiled: CompiledGraph, components: ((DeclarationID) -> [String])?) {
    graph = compiled.graph
    modulesCoveredInPart = compiled.modulesCoveredInPart
    types = Self.types(of: graph)
    var numbers: [String: Int32] = [:]
    self.components = graph.declarations.ids.map { declaration in
      (components?(declaration) ?? []).map { name in
        let number = numbers[name] ?? Int32(numbers.count)
        numbers[name] = number
        return number
      }
    }
  }

  private static func types(of graph: DependencyGraph) -> [DeclarationID] {
    // All extensions of one external type count as the first of them.
    var external: [Name: DeclarationID] = [:]
    for (id, value) in zip(graph.declarations.ids, graph.declarations)
    where value.kind == .extension && value.extendedType == nil && external[value.name] == nil {
      external[value.name] = id
    }
    var types: [DeclarationID] = []
    types.reserveCapacity(graph.declarations.count)
    for (id, value) in zip(graph.declarations.ids, graph.declarations) {
      let isAlone = value.owner.map { graph.declarations[$0].kind == .file } ?? false
      if value.kind.isNominalType || value.kind == .file || value.kind == .typealias && isAlone {
        types.append(id)
      } else if value.kind == .extension {
        types.append(
          value.extendedType ?? external[value.name] ?? id)
      } else {
        types.append(types[value.enclosing.position])
      }
    }
    return types
  }

  /// Whether a declaration lies in a function, a property or other code; the compiler's index does
  /// not contain such declarations.
  func isLocal(_ declaration: DeclarationID) -> Bool {
    var owner = graph.declarations[declaration].owner
    while let scope = owner {
      let value = graph.declarations[scope]
      switch value.kind {
      case .function, .initializer, .deinitializer, .subscript, .variable, .constant: return true
      default: owner = value.owner
      }
    }
    return false
  }

  func typeEdges(_ dependency: Dependency) -> [AccuracyEdge] {
    edges(types[dependency.from.position], types[dependency.to.position])
  }

  func fileEdges(_ dependency: Dependency) -> [AccuracyEdge] {
    edges(file(dependency.from), file(dependency.to))
  }

  func moduleEdges(_ dependency: Dependency) -> [AccuracyEdge] {
    let covered = modulesCoveredInPart[file(dependency.from)]
    return graph.moduleSteps(of: dependency).compactMap { from, to in
      covered.map { $0.contains(from) } ?? true
        ? AccuracyEdge(from: from.rawValue, to: to.rawValue) : nil
    }
  }

  /// Returns the edges between components. Where components overlap, a component that contains both
  /// ends makes no edge.
  func componentEdges(_ dependency: Dependency) -> [AccuracyEdge] {
    let (sources, targets) = (
      components[dependency.from.position], components[dependency.to.position]
    )
    return sources.filter { !targets.contains($0) }.flatMap { from in
      targets.filter { !sources.contains($0) }.map { AccuracyEdge(from: from, to: $0) }
    }
  }

  /// Returns the dependencies for which the name of a type is written: not dependencies on the type
  /// that a typealias stands for, or on the type of `.init(...)`.
  func writtenTypes(_ dependencies: [Dependency], _ places: [FilePlaces?]) -> [Dependency] {
    dependencies.filter { dependency in
      let target = graph.declarations[dependency.to]
      guard target.kind.isNominalType || target.kind == .typealias,
        let places = places[file(dependency.from).position],
        let reference = places.reference(at: dependency.offset)
      else { return false }
      return places.facts.references[Int(reference)].name == target.name.id
    }
  }

  /// Returns the edge between two nodes; none from a node to itself.
  private func edges<Element>(_ from: ID<Element>, _ to: ID<Element>) -> [AccuracyEdge] {
    from == to ? [] : [AccuracyEdge(from: from.rawValue, to: to.rawValue)]
  }

  private func file(_ declaration: DeclarationID) -> FileID {
    graph.declarations[declaration].file
  }
}
