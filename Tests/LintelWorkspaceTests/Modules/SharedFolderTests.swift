import Testing

@testable import LintelWorkspace

/// Targets of packages that have one folder.
@Suite struct SharedFolderTests {
  @Test func whatBecomesOfAFileIsTheSameAsByAskingEachTarget() {
    var numbers = Numbers()
    let paths = ["s/a", "s/a/b", "s/a/b/F.swift", "s/c", "s/c/G.swift", "s/H.swift", "s", ""]
    let files = [
      "s/a/b/F.swift", "s/a/E.swift", "s/c/G.swift", "s/c/d/I.swift", "s/H.swift", "s/J.swift",
      "s/a/x.docc/K.swift", "s/c/y.playground/L.swift", "s/Package.swift",
    ]
    for _ in 0..<2_000 {
      let targets = (0..<Int.random(in: 1...5, using: &numbers)).map { module in
        var target = TargetFolder(path: "s", module: module)
        target.isWholePackage = Int.random(in: 0..<4, using: &numbers) == 0
        if Bool.random(using: &numbers) {
          target.sources = paths.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
        }
        target.exclusions = paths.filter { _ in Int.random(in: 0..<5, using: &numbers) == 0 }
        return target
      }
      let folder = SharedFolder(of: "")
      for target in targets { folder.add(target) }
      for file in files {
        #expect(folder.verdict(on: file) == verdict(on: file, targets), "\(targets) \(file)")
      }
    }
  }

  /// By the definition.
  private func verdict(on file: String, _ targets: [TargetFolder]) -> SharedFolder.Verdict {
    var verdict = SharedFolder.Verdict()
    for (position, target) in targets.enumerated() {
      switch target.verdict(on: file) {
      case .compiled: verdict.compiling = verdict.compiling ?? position
      case .besides: verdict.besides = verdict.besides ?? position
      case .excluded: verdict.excluding = verdict.excluding ?? position
      case .notListed: break
      }
    }
    return verdict
  }
}

/// The same in each run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 5

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
