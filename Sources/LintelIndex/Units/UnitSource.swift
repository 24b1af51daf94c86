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
  /// When no unit is of a module of that name, as with modules that a rules file declares, the
  /// newest unit speaks for all.
  ///
  /// - Parameter units: of this file, in any order.
  func newestUnits(of units: [IndexUnit]) -> [IndexUnit?] {
    let found = modules.map { newestUnit(of: units, in: $0) }
    return found.contains { $0 != nil } ? found : found.map { _ in newest(units) }
  }

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
