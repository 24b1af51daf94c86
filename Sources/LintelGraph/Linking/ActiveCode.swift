import LintelScanner

/// Which code is compiled under given settings, `#if` by `#if`.
struct ActiveCode {
  /// For each file, whether the branch of each of its conditions may be compiled; empty where all
  /// may.
  private let branches: [[Bool]]

  /// - Parameter settings: `nil` to take all branches.
  init(_ scanned: ScannedFiles, _ settings: BuildSettings?) {
    guard let settings else {
      branches = []
      return
    }
    branches = scanned.files.map { facts in
      // The first condition stands for what is outside of all.
      guard facts.conditions.count > 1 else { return [] }
      return facts.conditions.indices.map {
        facts.isCompiled(UInt16($0), names: scanned.names, under: settings) != false
      }
    }
  }

  func contains(_ condition: UInt16, in file: Int) -> Bool {
    guard condition > 0, file < branches.count, Int(condition) < branches[file].count else {
      return true
    }
    return branches[file][Int(condition)]
  }
}
