import LintelGraph

/// A dependency of a file, with the modules in which it holds.
package struct HeldDependency {
  fileprivate let dependency: Dependency
  /// The modules in which the dependency holds, ascending; empty if it holds in all modules that
  /// compile its file.
  fileprivate let modules: [ModuleID]

  /// Returns the dependencies of one file, each with the modules in which its name has that
  /// meaning.
  ///
  /// - Parameters:
  ///   - lists: for each of `modules`, the dependencies of the file as it is compiled there.
  ///   - modules: all modules that compile the file, ascending.
  package static func united(_ lists: [[Dependency]], in modules: [ModuleID]) -> [HeldDependency] {
    if lists.dropFirst().allSatisfy({ $0 == lists[0] }) {
      return lists[0].map { HeldDependency(dependency: $0, modules: []) }
    }
    var found: [DependencyMeaning: HeldDependency] = [:]
    for (list, module) in zip(lists, modules) {
      for value in list {
        let meaning = DependencyMeaning(value)
        let known = found[meaning]
        let earlier = known?.modules ?? []
        found[meaning] = HeldDependency(
          dependency: known?.dependency.surer(than: value) ?? value,
          modules: earlier.last == module ? earlier : earlier + [module])
      }
    }
    return found.sorted { DependencyMeaning.precedes($0.key, $1.key) }.map { _, value in
      value.modules == modules
        ? HeldDependency(dependency: value.dependency, modules: []) : value
    }
  }
}

/// The sets of modules in which dependencies of a graph hold, with their numbers.
package struct ModuleSetTable {
  package private(set) var sets: [[ModuleID]]
  private var numbers: [[ModuleID]: ModuleSetID] = [:]

  /// - Parameter sets: the sets that have numbers already.
  package init(_ sets: [[ModuleID]] = []) {
    self.sets = sets
    for (number, set) in sets.enumerated() { numbers[set] = ModuleSetID(number) }
  }

  package mutating func dependency(_ held: HeldDependency) -> Dependency {
    guard !held.modules.isEmpty else { return held.dependency }
    let number = numbers[held.modules] ?? ModuleSetID(sets.count)
    if numbers.updateValue(number, forKey: held.modules) == nil { sets.append(held.modules) }
    return held.dependency.holding(in: number)
  }
}

extension Dependency {
  /// Returns the same dependency in other modules.
  ///
  /// - Parameter modules: `nil` for all modules that compile the file.
  package func holding(in modules: ModuleSetID?) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, because: ambiguity, offset: offset,
      length: length, alias: alias, isQualifier: isQualifier, in: modules,
      where: condition)
  }
}
