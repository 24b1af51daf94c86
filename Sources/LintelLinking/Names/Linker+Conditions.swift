import LintelGraph
import LintelScanner

/// What code in a branch of `#if` can mean: nothing that is compiled in other builds alone.
extension Linker {
  /// Whether a declaration, and an import that brings it in, may be compiled where code in a branch of
  /// a file is.
  ///
  ///     #if canImport(os)
  ///     let logger = Logger()
  ///     #else
  ///     struct Logger {}
  ///     #endif
  ///
  /// - Parameter condition: of the code.
  func mayMean(_ declaration: DeclarationID, under condition: UInt16, in file: FileID) -> Bool {
    guard condition > 0 else { return true }
    let value = table.declarations[declaration]
    if !table.isUnconditional(declaration), table.facts[declaration.position] >= 0 {
      let facts = scanned.files[value.file.position].declarations
      let own = facts[Int(table.facts[declaration.position])].condition
      if !areCompatible((condition, file), (own, value.file)) { return false }
    }
    let module = files[value.file].module
    guard let imports = conditionalImports[file]?[module] else { return true }
    return imports.contains { areCompatible((condition, file), ($0, file)) }
  }

  private func areCompatible(
    _ one: (condition: UInt16, file: FileID), _ other: (condition: UInt16, file: FileID)
  ) -> Bool {
    if one == other || other.condition == 0 { return true }
    guard let first = condition(ofBranch: one.condition, in: one.file),
      let second = condition(ofBranch: other.condition, in: other.file)
    else { return true }
    return Assumptions.areCompatible([first, second])
  }

  /// What must hold where a branch is compiled; `nil` where that is settled, or too much.
  private func condition(ofBranch branch: UInt16, in file: FileID) -> Condition? {
    let file = file.position
    guard active.isCompiled(branch, in: file) == nil else { return nil }
    let (names, active) = (scanned.names, active)
    return scanned.files[file].condition(ofBranch: branch) {
      active.isCompiled($0, in: file)
    } _: {
      Condition(names.text(of: $0))
    }
  }

  /// For each file with imports in branches, the modules that these alone bring in, and the branches.
  static func conditionalImports(
    _ scanned: ScannedFiles, _ imports: [Import]
  ) -> [FileID: [ModuleID: [UInt16]]] {
    // Another import may bring in the same.
    if imports.contains(where: \.isExported) { return [:] }
    var result: [FileID: [ModuleID: [UInt16]]] = [:]
    for value in imports {
      let facts = scanned.files[value.file.position]
      guard facts.conditions.count > 1, let module = value.module,
        let fact = facts.imports.first(where: { $0.offset == value.offset })
      else { continue }
      result[value.file, default: [:]][module, default: []].append(fact.condition)
    }
    return result.mapValues { modules in modules.filter { !$0.value.contains(0) } }
      .filter { !$0.value.isEmpty }
  }
}
