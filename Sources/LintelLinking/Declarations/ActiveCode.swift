import LintelGraph
import LintelScanner

/// Which code is compiled under given settings, `#if` by `#if`.
struct ActiveCode {
  /// For each file, whether the branch of each of its conditions is compiled, `nil` where the
  /// settings do not tell; empty where all may be.
  private let branches: [[Bool?]]

  /// - Parameter settings: `nil` to take all branches.
  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ settings: BuildSettings?
  ) {
    guard var settings else {
      branches = []
      return
    }
    for module in modules where !module.name.isEmpty { settings.modules[module.name] = true }
    var ofModules: [String: BuildSettings] = [:]
    for name in modules.map(\.name) + settings.fileModules.values where ofModules[name] == nil {
      ofModules[name] = settings.settings(ofModule: name)
    }
    branches = zip(scanned.files, files).map { facts, file in
      // The first condition stands for what is outside of all.
      guard facts.conditions.count > 1 else { return [] }
      let module = settings.fileModules[file.path] ?? modules[file.module].name
      return facts.conditions.indices.map {
        facts.isCompiled(UInt16($0), names: scanned.names, under: ofModules[module] ?? settings)
      }
    }
  }

  /// Whether what stands under a condition may be compiled.
  func contains(_ condition: UInt16, in file: Int) -> Bool {
    isCompiled(condition, in: file) != false
  }

  /// Whether what stands under a condition is compiled; `nil` when the settings do not tell.
  func isCompiled(_ condition: UInt16, in file: Int) -> Bool? {
    guard condition > 0 else { return true }
    guard file < branches.count, Int(condition) < branches[file].count else { return nil }
    return branches[file][Int(condition)]
  }
}
