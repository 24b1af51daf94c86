import LintelGraph
import LintelScanner

/// Finds the reason why a dependency was not found by names alone, or was found although the index
/// does not have it.
struct CauseFinder {
  private struct Place: Hashable {
    let file: FileID
    let offset: UInt32
  }

  private let graph: DependencyGraph
  private let compiled: CompiledGraph
  /// The dependencies found by names in targets that the index covers, by location.
  private var found: [Place: [Dependency]] = [:]

  init(_ linked: DependencyGraph, _ compiled: CompiledGraph) {
    graph = linked
    self.compiled = compiled
    for dependency in linked.dependencies where compiled.covers(dependency) {
      found[place(dependency), default: []].append(dependency)
    }
  }

  func reasonMissed(_ dependency: Dependency) -> String {
    if let found = found[place(dependency)] {
      return found.contains { $0.certainty == .ambiguous }
        ? "a name with several candidates" : "a name that was resolved to another declaration"
    }
    let target = graph.declarations[dependency.to]
    guard let fact = fact(dependency) else {
      switch target.kind {
      case .subscript: return "a subscript"
      case .function: return "an operator"
      default: return "a use of a kind that the scanner does not read"
      }
    }
    switch fact.kind {
    case .implicitMember: return "an implicit member, '.name'"
    case .keypath where !target.kind.isNominalType: return "a part of a key path"
    default: break
    }
    switch target.kind {
    case _ where target.kind.isNominalType: return "the name of a type"
    case .typealias, .associatedtype: return "the name of a typealias or an associated type"
    case .initializer: return "an initializer"
    case .macro: return "a macro"
    default: break
    }
    let isGlobal = graph.declarations[target.enclosing].kind == .file
    if isGlobal { return target.kind == .function ? "a free function" : "a global variable" }
    switch fact.kind {
    case .selfMember, .superMember: return "a member of 'self' or 'super'"
    case _ where fact.isContinuation || fact.kind == .member:
      return dependency.kind == .static ? "a member of a type" : "a member of a value"
    default: return "a member of the enclosing type, or of a type that it inherits from"
    }
  }

  func reasonWrong(_ dependency: Dependency) -> String {
    let file = graph.declarations[dependency.from].file
    guard let meaning = compiled.meanings[file.position]?[dependency.offset] else {
      return fact(dependency).map { $0.condition != 0 } ?? false
        ? "in a branch of '#if' that was not compiled"
        : "a name that the compiler's index does not record, e.g. a generic parameter"
    }
    if meaning.targets.isEmpty { return "a name that means an external declaration" }
    return "a name that means another declaration"
  }

  private func place(_ dependency: Dependency) -> Place {
    Place(
      file: graph.declarations[dependency.from].file, offset: dependency.offset)
  }

  private func fact(_ dependency: Dependency) -> ReferenceFact? {
    let file = graph.declarations[dependency.from].file
    guard let places = compiled.places[file.position] else { return nil }
    return places.reference(at: dependency.offset).map { places.facts.references[Int($0)] }
  }
}
