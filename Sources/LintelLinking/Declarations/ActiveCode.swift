import LintelGraph
import LintelScanner

/// Which code is compiled, `#if` by `#if`.
struct ActiveCode {
  /// For each file, whether the branch of each of its conditions is compiled, `nil` where that is
  /// not known; empty where all may be.
  private let branches: [[Bool?]]
  /// The same where nothing is assumed; empty where nothing is.
  private let branchesOfAll: [[Bool?]]

  /// - Parameter settings: what `#if` is evaluated for; `nil` for what each module is built for.
  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ settings: BuildSettings?
  ) {
    branches = Self.branches(scanned, files, modules, settings, Assumptions())
    branchesOfAll = []
  }

  /// The code in some of the builds in which `all` may be compiled.
  ///
  /// - Parameter assumptions: hold in these builds.
  init(
    _ all: ActiveCode, assuming assumptions: Assumptions, _ scanned: ScannedFiles,
    files: [SourceFile], modules: [Module], _ settings: BuildSettings?
  ) {
    branches = Self.branches(scanned, files, modules, settings, assumptions)
    branchesOfAll = all.branches
  }

  private static func branches(
    _ scanned: ScannedFiles, _ files: [SourceFile], _ modules: [Module],
    _ settings: BuildSettings?, _ assumptions: Assumptions
  ) -> [[Bool?]] {
    // The first condition stands for what is outside of all.
    guard scanned.files.contains(where: { $0.conditions.count > 1 }) else { return [] }
    var conditions =
      settings.map { ModuleConditions(modules, under: $0, assuming: assumptions) }
      ?? ModuleConditions(modules, assuming: assumptions)
    return zip(scanned.files, files).map { facts, file in
      facts.conditions.count > 1 ? conditions.branches(of: facts, at: file, scanned.names) : []
    }
  }

  /// Whether nothing is known that is not compiled.
  var isAll: Bool { !branches.contains { $0.contains(false) } }

  /// Whether it is not known of some branch whether it is compiled.
  var hasOpenBranches: Bool { branches.contains { $0.contains(nil) } }

  /// Whether what stands under a condition may be compiled.
  func contains(_ condition: UInt16, in file: Int) -> Bool {
    isCompiled(condition, in: file) != false
  }

  /// Whether what stands under a condition is compiled; `nil` when that is not known.
  func isCompiled(_ condition: UInt16, in file: Int) -> Bool? {
    Self.isCompiled(condition, in: file, branches)
  }

  /// Whether what stands under a condition is compiled in other builds alone than those assumed.
  func isAssumedAway(_ condition: UInt16, in file: Int) -> Bool {
    !branchesOfAll.isEmpty && !contains(condition, in: file)
      && Self.isCompiled(condition, in: file, branchesOfAll) != false
  }

  private static func isCompiled(
    _ condition: UInt16, in file: Int, _ branches: [[Bool?]]
  ) -> Bool? {
    guard condition > 0 else { return true }
    guard file < branches.count, Int(condition) < branches[file].count else { return nil }
    return branches[file][Int(condition)]
  }
}
