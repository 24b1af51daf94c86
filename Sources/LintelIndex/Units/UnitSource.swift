/// A source file, as it is now.
struct UnitSource: Equatable {
  /// Without symbolic links.
  let path: String
  let modified: FileTime
  /// Those that compile it, in the order of the graph.
  let modules: [ModuleName]

  struct ModuleName: Equatable {
    let name: String
    /// What the project calls it; empty when unknown.
    let target: String
  }

  /// Whether the file was not changed after a unit was written.
  func isOlder(than unit: IndexUnit) -> Bool { unit.modified >= modified }

  /// The unit that speaks for each module, of several the newest.
  ///
  /// An app for iOS and one for macOS may have the same module name, and are told apart by the
  /// folders that they are compiled into. Where these do not tell, both have the newest unit: an
  /// older one may be of a build that says no more what the code means now.
  ///
  /// When the store knows no module of these names, as with modules that a rules file declares, the
  /// newest unit speaks for all. Otherwise a file that is compiled elsewhere by now has no unit.
  ///
  /// - Parameters:
  ///   - units: of this file, in any order.
  ///   - known: the names of all modules of the store.
  func newestUnits(of units: [IndexUnit], known: Set<String>) -> [IndexUnit?] {
    isNamed(in: known)
      ? modules.map { newestUnit(of: units, in: $0) } : modules.map { _ in newest(units) }
  }

  /// Whether a store with modules of these names says which units are of one of its modules.
  func isNamed(in known: Set<String>) -> Bool { modules.contains { known.contains($0.name) } }

  private func newestUnit(of units: [IndexUnit], in module: ModuleName) -> IndexUnit? {
    let others = modules.filter { $0.name == module.name && $0.target != module.target }
    let candidates = units.filter { unit in
      unit.moduleName == module.name && !others.contains { $0.target == unit.target }
    }
    // What plugins and macros use is compiled for them as well, into a folder of another name.
    return newest(candidates.filter { $0.target == module.target && isOlder(than: $0) })
      ?? newest(candidates)
  }

  private func newest(_ units: [IndexUnit]) -> IndexUnit? {
    units.max { ($0.modified, $1.name) < ($1.modified, $0.name) }
  }
}
