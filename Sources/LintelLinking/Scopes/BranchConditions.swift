import LintelGraph
import LintelScanner

/// What branches of `#if` that may be compiled or not say of each other.
struct BranchConditions {
  /// A branch, by its position among those of a file.
  struct Branch: Equatable {
    /// 0 for code outside of `#if`.
    let condition: UInt16
    let file: FileID
  }

  private let scanned: ScannedFiles
  private let active: ActiveCode
  /// For each file with imports in branches, the modules that these alone bring in, and the branches.
  private let imports: [FileID: [ModuleID: [UInt16]]]

  init(_ scanned: ScannedFiles, _ active: ActiveCode, _ imports: [Import]) {
    self.scanned = scanned
    self.active = active
    // Another import may bring in the same.
    if imports.contains(where: \.isExported) {
      self.imports = [:]
      return
    }
    var result: [FileID: [ModuleID: [UInt16]]] = [:]
    for value in imports {
      let facts = scanned.files[value.file.position]
      guard facts.conditions.count > 1, let module = value.module,
        let fact = facts.imports.first(where: { $0.offset == value.offset })
      else { continue }
      result[value.file, default: [:]][module, default: []].append(fact.condition)
    }
    self.imports = result.mapValues { modules in modules.filter { !$0.value.contains(0) } }
      .filter { !$0.value.isEmpty }
  }

  /// Whether a module that a file imports in branches alone may be there for code in one of them.
  func mayBeImported(_ module: ModuleID, in branch: Branch) -> Bool {
    guard let all = imports[branch.file]?[module] else { return true }
    return all.contains {
      areCompatible(branch, Branch(condition: $0, file: branch.file))
    }
  }

  /// Whether two branches may be compiled together.
  func areCompatible(_ one: Branch, _ other: Branch) -> Bool {
    if one == other || other.condition == 0 { return true }
    guard let first = condition(of: one), let second = condition(of: other) else { return true }
    return Assumptions.areCompatible([first, second])
  }

  /// What must hold where a branch is compiled; `nil` where that is settled, or too much.
  func condition(of branch: Branch) -> Condition? {
    let file = branch.file.position
    guard active.isCompiled(branch.condition, in: file) == nil else { return nil }
    return scanned.files[file].condition(ofBranch: branch.condition) {
      active.isCompiled($0, in: file)
    } _: {
      Condition(scanned.names.text(of: $0))
    }
  }
}
