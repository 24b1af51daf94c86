import LintelGraph
import LintelScanner

/// Modules whose names are unknown, except for the possible beginnings of the names, and whose
/// files are in a module without a name.
struct UnknownModules {
  private let holder: ModuleID?
  private let hints: Set<String>
  private let names: NameTable
  private var known: [NameID: Bool] = [:]

  init(_ modules: [Module], _ names: NameTable) {
    let position = modules.firstIndex { !$0.moduleHints.isEmpty }
    holder = position.map { ModuleID($0) }
    hints = position.map { modules[$0].moduleHints } ?? []
    self.names = names
  }

  /// Returns the module without a name if it contains the files of an imported module: with the
  /// hint `Lists`, for `import ListsInterface`; `nil` if no hint fits.
  mutating func module(named name: NameID) -> ModuleID? {
    guard let holder else { return nil }
    let isHinted = known[name] ?? isHinted(names.text(of: name))
    known[name] = isHinted
    return isHinted ? holder : nil
  }

  /// Whether a name is a hint, or is a hint followed by a capital letter and the rest of the name:
  /// `ListsInterface`, but not `Listsome`.
  private func isHinted(_ name: String) -> Bool {
    if hints.contains(name) { return true }
    return name.indices.dropFirst().contains { index in
      name[index].isUppercase && hints.contains(String(name[..<index]))
    }
  }
}
