import LintelGraph
import LintelScanner

/// The figures of one variant.
package struct Figures: Equatable, Sendable {
  private var values: [Figure: FigureValue] = [:]

  package init(_ values: [Figure: FigureValue] = [:]) { self.values = values }

  /// The value of a figure; `nil` if the variant does not have it: a figure about components or
  /// rules needs a rules file, and a share of nothing has no value.
  package subscript(figure: Figure) -> FigureValue? {
    get { values[figure] }
    set { values[figure] = newValue }
  }

  /// Measures the sources of a project.
  ///
  /// - Parameters:
  ///   - frameworks: the modules that ``Figure/linesApart`` is about; if there are none, that
  ///     figure has no value.
  ///   - shared: the contents of files that other projects have as well.
  ///   - source: returns the bytes of a file by its path.
  package init(
    of graph: DependencyGraph, apartFrom frameworks: [String],
    shared: Set<FileContents> = [], source: (String) -> [UInt8]?
  ) {
    let types = graph.outermostTypes
    self[.files] = .count(graph.files.count)
    self[.types] = .count(types.count)
    self[.protocols] = .count(types.count { graph.declarations[$0].kind == .protocol })
    var (ownFiles, ownLines) = (0, 0)
    let lines = graph.files.map { file in
      guard let bytes = source(file.path) else { return 0 }
      let count = CodeLines(bytes).count
      if !shared.contains(FileContents(bytes)) {
        ownFiles += 1
        ownLines += count
      }
      return count
    }
    let lineCount = lines.reduce(0, +)
    self[.lines] = .count(lineCount)
    self[.ownFiles] = .count(ownFiles)
    self[.ownLines] = .count(ownLines)
    if lineCount > 0, !frameworks.isEmpty {
      let bound = graph.filesBound(to: frameworks)
      let apart = zip(lines, bound).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
      self[.linesApart] = .share(apart, of: lineCount)
    }
    measureTypes(graph.condensedByType(counting: .sure))
  }

  private mutating func measureTypes(_ graph: CondensedGraph) {
    self[.typeDependencies] = .count(graph.edges.count)
    let cycles = graph.digraph.cyclicComponents().map(\.count)
    self[.typesInCycles] = .count(cycles.reduce(0, +))
    self[.largestCycle] = .count(cycles.max() ?? 0)
    guard let dependency = CumulativeDependency(graph.digraph) else { return }
    self[.typesReached] = dependency.average
    self[.propagationCost] = dependency.propagationCost
    self[.nccd] = dependency.normalized
  }

  /// Adds the figures that depend on a rules file.
  ///
  /// - Parameters:
  ///   - components: the graph of components, without ambiguous references.
  ///   - errors: the number of findings that are errors, including those that a baseline accepts.
  package mutating func add(
    components: CondensedGraph, ruleCount: Int, errors: Int, warnings: Int
  ) {
    self[.components] = .count(components.nodes.count)
    self[.componentDependencies] = .count(components.edges.count)
    self[.componentsInCycles] = .count(
      components.digraph.cyclicComponents().reduce(0) { $0 + $1.count })
    self[.rules] = .count(ruleCount)
    self[.errors] = .count(errors)
    self[.warnings] = .count(warnings)
  }
}

extension DependencyGraph {
  /// The classes, structs, enums, protocols and actors that are not nested in another type; types
  /// with the same name in one file, which branches of `#if` declare, count once.
  fileprivate var outermostTypes: [DeclarationID] {
    var known: [FileID: Set<Name>] = [:]
    return declarations.ids.lazy.filter { id in
      let value = declarations[id]
      return value.kind.isNominalType && outermost(of: id) == id
        && known[value.file, default: []].insert(value.name).inserted
    }
  }

  /// Returns the framework that most files import, or the first by name of several; `nil` if none
  /// is imported.
  package func toolkit(among frameworks: [String]) -> String? {
    let files = frameworks.map { framework in
      let importing = imports.filter { matchedText(of: $0.moduleName) == framework }
      return (name: framework, count: Set(importing.map(\.file)).count)
    }
    return files.filter { $0.count > 0 }.min { (-$0.count, $0.name) < (-$1.count, $1.name) }?.name
  }

  /// Returns for each file whether it imports one of `frameworks`, or depends, directly or
  /// indirectly, on a file that does.
  fileprivate func filesBound(to frameworks: [String]) -> [Bool] {
    let names = Set(frameworks)
    let graph = condensedByFile(counting: .sure)
    let importing = imports.filter { names.contains(matchedText(of: $0.moduleName)) }
      .flatMap { graph.nodes(of: [scope(of: $0.file)]) }
    let distances = graph.digraph.distances(from: importing, .backward)
    return files.indices.map { file in
      graph.nodes(of: [scope(of: FileID(file))]).contains { distances[Int($0)] != nil }
    }
  }
}
