/// A source file as it is now.
struct UnitSource: Equatable {
  /// The path with symbolic links resolved.
  let path: String
  let modified: FileTime
  /// The modules that compile the file, in the order of the graph.
  let modules: [ModuleName]

  struct ModuleName: Equatable {
    let name: String
    /// The name of the target in the project; empty when unknown.
    let target: String
  }

  /// Whether the file was not changed after a unit was written.
  func isOlder(than unit: IndexUnit) -> Bool { unit.modified >= modified }

  /// Returns the unit for each module, or the newest unit if the module has several.
  ///
  /// An app for iOS and one for macOS may have the same module name, and are distinguished by the
  /// folders that they are compiled into, e.g. `AppMac.build`. Where the folders do not distinguish
  /// them, both have the newest unit, because an older unit may come from a build that no longer
  /// shows what the code means.
  ///
  /// When the store has no module with one of these names, as with modules that a rules file
  /// declares, all modules have the newest unit. Otherwise, a module in which the file was not
  /// compiled has no unit.
  ///
  /// - Parameters:
  ///   - units: the units of this file, in any order.
  ///   - known: the names of all modules of the store.
  func newestUnits(of units: [IndexUnit], known: Set<String>) -> [IndexUnit?] {
    isNamed(in: known)
      ? modules.map { newestUnit(of: units, in: $0) } : modules.map { _ in newest(units) }
  }

  /// Whether one of the file's modules is among the modules of the store, so that the names of
  /// modules distinguish the units of the file.
  func isNamed(in known: Set<String>) -> Bool { modules.contains { known.contains($0.name) } }

  private func newestUnit(of units: [IndexUnit], in module: ModuleName) -> IndexUnit? {
    let others = modules.filter { $0.name == module.name && $0.target != module.target }
    let candidates = units.filter { unit in
      unit.moduleName == module.name && !others.contains { $0.target == unit.target }
    }
    // Code that plugins and macros use is compiled for them as well, into a folder of another name.
    return newest(candidates.filter { $0.target == module.target && isOlder(than: $0) })
      ?? newest(candidates)
  }

  private func newest(_ units: [IndexUnit]) -> IndexUnit? {
    units.max { ($0.modified, $1.name) < ($1.modified, $0.name) }
  }
}
