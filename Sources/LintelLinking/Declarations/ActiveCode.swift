import LintelGraph
import LintelScanner

/// Which code is compiled, `#if` by `#if`.
struct ActiveCode {
  /// For each file, whether the branch of each of its conditions is compiled, `nil` where that is
  /// not known; empty where all may be.
  private let branches: [[Bool?]]

  /// - Parameter settings: what `#if` is evaluated for; `nil` for what each module is built for.
  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ settings: BuildSettings?
  ) {
    var conditions: ModuleConditions
    if let settings {
      conditions = ModuleConditions(modules, under: settings)
    } else if modules.contains(where: { !$0.builds.isEmpty }) {
      conditions = ModuleConditions(modules)
    } else {
      branches = []
      return
    }
    branches = zip(scanned.files, files).map { facts, file in
      // The first condition stands for what is outside of all.
      guard facts.conditions.count > 1 else { return [] }
      return conditions.branches(of: facts, at: file, scanned.names)
    }
  }

  /// Whether nothing is known that is not compiled.
  var isAll: Bool { branches.isEmpty }

  /// Whether what stands under a condition may be compiled.
  func contains(_ condition: UInt16, in file: Int) -> Bool {
    isCompiled(condition, in: file) != false
  }

  /// Whether what stands under a condition is compiled; `nil` when that is not known.
  func isCompiled(_ condition: UInt16, in file: Int) -> Bool? {
    guard condition > 0 else { return true }
    guard file < branches.count, Int(condition) < branches[file].count else { return nil }
    return branches[file][Int(condition)]
  }
}
