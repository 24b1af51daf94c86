import LintelGraph
import LintelScanner
import LintelVocabulary

/// The branches of `#if` that are compiled.
struct ActiveCode {
  /// For each file, whether the branch of each of its conditions is compiled, `nil` if that is not
  /// known; empty for a file or a project without conditions.
  private let branches: [[Bool?]]
  /// The ``branches`` without assumptions; empty if nothing is assumed.
  private let branchesOfAll: [[Bool?]]

  /// - Parameters:
  ///   - settings: the settings that `#if` is evaluated with; `nil` for those that each module is
  ///     built with.
  ///   - compiler: the version of the compiler in these builds; `nil` if it is not known.
  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ settings: BuildSettings?,
    _ compiler: SwiftVersion?
  ) {
    branches = Self.branches(scanned, files, modules, settings, compiler, Assumptions())
    branchesOfAll = []
  }

  /// Finds the branches that are compiled in the builds in which certain assumptions hold.
  ///
  /// - Parameters:
  ///   - all: the code that is compiled without assumptions.
  ///   - assumptions: the assumptions that hold in these builds.
  init(
    _ all: ActiveCode, assuming assumptions: Assumptions, _ scanned: ScannedFiles,
    files: [SourceFile], modules: [Module], _ settings: BuildSettings?, _ compiler: SwiftVersion?
  ) {
    branches = Self.branches(scanned, files, modules, settings, compiler, assumptions)
    branchesOfAll = all.branches
  }

  private static func branches(
    _ scanned: ScannedFiles, _ files: [SourceFile], _ modules: [Module],
    _ settings: BuildSettings?, _ compiler: SwiftVersion?, _ assumptions: Assumptions
  ) -> [[Bool?]] {
    // The first condition stands for the code outside of `#if`.
    guard scanned.files.contains(where: { $0.conditions.count > 1 }) else { return [] }
    var conditions =
      settings.map { ModuleConditions(modules, under: $0, assuming: assumptions) }
      ?? ModuleConditions(modules, compiler: compiler, assuming: assumptions)
    return files.indices.map { file in
      scanned.files[file].conditions.count > 1
        ? conditions.branches(of: scanned.files[file], at: files[file], scanned.names) : []
    }
  }

  /// Whether no branch is known to be left out.
  var isAll: Bool { !branches.contains { $0.contains(false) } }

  /// Whether there is a branch that may or may not be compiled.
  var hasOpenBranches: Bool { branches.contains { $0.contains(nil) } }

  /// Whether code under a condition may be compiled.
  func contains(_ condition: UInt16, in file: Int) -> Bool {
    isCompiled(condition, in: file) != false
  }

  /// Whether code under a condition is compiled; `nil` if that is not known.
  func isCompiled(_ condition: UInt16, in file: Int) -> Bool? {
    Self.isCompiled(condition, in: file, branches)
  }

  /// Whether only the assumptions exclude the code under a condition, so that other builds may
  /// compile it.
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
