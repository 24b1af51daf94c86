import LintelGraph
import LintelScanner

extension ConditionalNames {
  /// Returns the files in which a meaning may change if the meanings of the given names change,
  /// ascending: those that use one of the names, or a declaration whose type one of them
  /// determines: `let screen: Screen`.
  ///
  /// - Parameter all: all builds linked together.
  func files(using uses: Set<Key>, in all: LinkedBuild) -> [FileID] {
    let linkage = all.linkage
    return files(using: uses, linkage.linker, all.meanings.dependencies)
  }

  private func files(
    using keys: Set<Key>, _ linker: borrowing Linker, _ dependencies: [[Dependency]]
  ) -> [FileID] {
    var isUsed = [Bool](repeating: false, count: linker.files.count)
    let names = Set(keys.map(\.name))
    for key in keys {
      for file in uses[key]?.files ?? [] { isUsed[file.position] = true }
    }
    var isNamed = [Bool](repeating: false, count: linker.scanned.names.count)
    var isOutermost = [Bool](repeating: false, count: linker.table.declarations.count)
    var isAny = false
    for file in linker.files.ids where isUsed[file.position] {
      for declaration in declarations(with: names, in: file, linker) {
        let name = linker.table.declarations[declaration].name.id
        if Int(name) < isNamed.count, !names.contains(name) {
          isNamed[Int(name)] = true
          isOutermost[linker.table.outermost(of: declaration).position] = true
          isAny = true
        }
      }
    }
    if isAny {
      for file in linker.files.ids where !isUsed[file.position] {
        // The dependency may be only on the type that contains the declaration:
        // `Screens.main.show()`.
        let isDependent = dependencies[file.position].contains {
          isOutermost[linker.table.outermost(of: $0.to).position]
        }
        isUsed[file.position] =
          isDependent
          && linker.scanned.files[file.position].references.contains {
            isNamed[Int($0.name)] && $0.kind != .argument
          }
      }
    }
    return linker.files.ids.filter { isUsed[$0.position] }
  }

  /// Returns the declarations of a file whose type or supertypes depend on one of the names:
  /// `let screen: Screen`, `class Login: Screen {}`.
  private func declarations(
    with names: Set<NameID>, in file: FileID, _ linker: borrowing Linker
  ) -> Set<DeclarationID> {
    let references = linker.scanned.files[file.position].references
    var result: Set<DeclarationID> = []
    for fact in references where names.contains(fact.name) && fact.kind != .argument {
      var head = fact
      while head.isContinuation { head = references[Int(head.link)] }
      let owner = linker.table.number(of: head.link, in: file)
      switch linker.table.declarations[owner].kind {
      case .variable, .constant, .typealias: result.insert(owner)
      case .function where fact.isInTypePosition: result.insert(owner)
      case .file: break
      default:
        switch head.kind {
        case .inherit, .conform, .extend: result.insert(owner)
        default: break
        }
      }
    }
    return result
  }
}
