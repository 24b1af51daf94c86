import LintelGraph
import LintelScanner

/// Decides which branches of `#if` may be compiled together, and in which of them a module may be
/// visible that a file imports only in branches.
struct BranchConditions {
  /// A branch, by its index among the conditions of a file.
  struct Branch: Equatable {
    /// The index; 0 for code outside of `#if`.
    let condition: UInt16
    let file: FileID
  }

  private let scanned: ScannedFiles
  private let active: ActiveCode
  let expressions: ConditionExpressions
  /// For each file, the modules that it imports only in branches, with these branches.
  private let imports: [FileID: [ModuleID: [UInt16]]]

  init(
    _ scanned: ScannedFiles, _ active: ActiveCode, _ imports: [Import],
    _ expressions: ConditionExpressions
  ) {
    self.scanned = scanned
    self.expressions = expressions
    self.active = active
    // Outside of the branches that import a module, a file may see it through a module that
    // re-exports it. So if the project re-exports any module, no import counts as conditional.
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

  /// Whether a file imports a module in a branch that may be compiled together with `branch`: not
  /// if only the `#else` of `branch` has `import UIKit`. True also if the file does not import the
  /// module only in branches.
  func mayBeImported(_ module: ModuleID, in branch: Branch) -> Bool {
    guard let all = imports[branch.file]?[module], all.count <= Limits.comparedBranches
    else { return true }
    return all.contains {
      areCompatible(branch, Branch(condition: $0, file: branch.file))
    }
  }

  /// Whether the conditions of two branches can hold together, unlike those of `#if DEBUG` and its
  /// `#else`. True also if the condition of either branch is `nil`; see ``condition(of:)``.
  func areCompatible(_ one: Branch, _ other: Branch) -> Bool {
    if one == other || other.condition == 0 { return true }
    guard let first = condition(of: one), let second = condition(of: other) else { return true }
    return Assumptions.areCompatible([first, second])
  }

  /// Returns the condition under which a branch is compiled, including those of the branches around
  /// it; `nil` if it is known whether the branch is compiled, or if the condition has too many
  /// parts.
  func condition(of branch: Branch) -> Condition? {
    let file = branch.file.position
    guard active.isCompiled(branch.condition, in: file) == nil else { return nil }
    let (names, expressions) = (scanned.names, expressions)
    var length = 0
    return scanned.files[file].condition(ofBranch: branch.condition) {
      active.isCompiled($0, in: file)
    } _: {
      length += Int(names.starts[Int($0) + 1] - names.starts[Int($0)])
      return length <= Limits.conditionLength ? expressions[$0] : nil
    }
  }
}
