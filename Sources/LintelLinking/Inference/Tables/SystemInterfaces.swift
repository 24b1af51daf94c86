import LintelGraph
import LintelScanner

/// The declarations that modules show only to imports with the same attribute:
/// `@_spi(Testing) public func reset()`, `@_spi(Testing) import Core`.
struct SystemInterfaces {
  private var declarations: Set<DeclarationID> = []
  /// For each file with such imports, their modules.
  private var imports: [FileID: Set<ModuleID>] = [:]

  /// - Parameter attribute: the name `_spi`; ``KnownNames/none`` if no file uses it.
  init(_ linker: borrowing Linker, _ attribute: NameID) {
    guard attribute != KnownNames.none else { return }
    for (index, facts) in linker.scanned.files.enumerated() {
      let file = FileID(index)
      for fact in facts.attributes where fact.name == attribute && fact.owner >= 0 {
        declarations.insert(linker.table.number(of: fact.owner, in: file))
      }
      for fact in facts.imports where fact.isSystemInterface {
        guard let module = linker.module(named: fact.module, from: file) else { continue }
        imports[file, default: []].insert(module.module)
      }
    }
  }

  /// Whether a declaration of another module, or the extension around it, is not shown to a file.
  ///
  /// The name in parentheses is not compared.
  @inline(__always)
  func hides(
    _ declaration: DeclarationID, in scope: DeclarationID, of home: ModuleID, from file: FileID
  ) -> Bool {
    if declarations.isEmpty { return false }
    return (declarations.contains(declaration) || declarations.contains(scope))
      && !(imports[file]?.contains(home) ?? false)
  }
}
