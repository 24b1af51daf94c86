import LintelGraph
import LintelScanner

/// The types that typealiases stand for, as the code of one module sees them.
struct AliasTable {
  private let definitions: AliasDefinitions
  private let module: ModuleID
  private let modules: [Module]

  /// - Parameter modules: the modules of the graph.
  init(_ definitions: AliasDefinitions, seenFrom module: ModuleID, _ modules: [Module]) {
    self.definitions = definitions
    self.module = module
    self.modules = modules
  }

  private func definition(of alias: DeclarationID) -> AliasDefinitions.Definition? {
    definitions[alias]?.value(seenFrom: module, modules)
  }

  /// Returns the type that a typealias stands for, through any number of typealiases; a declaration
  /// that is not a typealias is returned unchanged.
  func followed(_ declaration: DeclarationID) -> DeclarationID {
    var current = declaration
    // A chain of typealiases longer than this is a cycle.
    for _ in 0..<32 {
      guard let target = definition(of: current)?.target else { break }
      current = target
    }
    return current
  }

  /// Returns the types that a typealias mentions, through any number of typealiases, apart from the
  /// type or typealias that it directly stands for.
  func parts(of declaration: DeclarationID) -> [DeclarationID] {
    guard definition(of: declaration) != nil else { return [] }
    var found: [DeclarationID] = []
    var open = [declaration]
    var seen: Set<DeclarationID> = [declaration]
    while let alias = open.popLast() {
      guard let definition = definition(of: alias) else { continue }
      for part in definition.parts where seen.insert(part).inserted {
        found.append(part)
        open.append(part)
      }
      if let target = definition.target, seen.insert(target).inserted {
        if alias != declaration { found.append(target) }
        open.append(target)
      }
    }
    return found
  }
}
