import LintelGraph
import LintelScanner

/// Modules of which no more is known than how their names may begin, and that their files are among
/// those of a module without a name.
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

  /// The module that has the files of the one that an import names; `nil` if it is somebody else's.
  mutating func module(named name: NameID) -> ModuleID? {
    guard let holder else { return nil }
    let isHinted = known[name] ?? isHinted(names.text(of: name))
    known[name] = isHinted
    return isHinted ? holder : nil
  }

  /// Whether a name begins with a hint, after which a capital begins another word.
  private func isHinted(_ name: String) -> Bool {
    if hints.contains(name) { return true }
    return name.indices.dropFirst().contains { index in
      name[index].isUppercase && hints.contains(String(name[..<index]))
    }
  }
}
