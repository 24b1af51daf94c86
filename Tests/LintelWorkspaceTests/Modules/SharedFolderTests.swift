import Testing

@testable import LintelWorkspace

/// Whether `path` is `folder` or something below it.
private func isBelow(_ path: String, _ folder: String) -> Bool {
  folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
}

/// Targets of packages that have one folder.
@Suite struct SharedFolderTests {
  @Test func whatBecomesOfAFileIsTheSameAsByAskingEachTarget() {
    var numbers = Numbers()
    let paths = ["s/a", "s/a/b", "s/a/b/F.swift", "s/c", "s/c/G.swift", "s/H.swift", "s", ""]
    let files = [
      "s/a/b/F.swift", "s/a/E.swift", "s/c/G.swift", "s/c/d/I.swift", "s/H.swift", "s/J.swift",
    ]
    for _ in 0..<2_000 {
      let targets = (0..<Int.random(in: 1...5, using: &numbers)).map { module in
        var target = TargetFolder(path: "s", module: module)
        if Bool.random(using: &numbers) {
          target.sources = paths.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
        }
        target.exclusions = paths.filter { _ in Int.random(in: 0..<5, using: &numbers) == 0 }
        return target
      }
      let folder = SharedFolder()
      for target in targets { folder.add(target) }
      for file in files {
        let expected = verdict(on: file, targets)
        let found = folder.verdict(on: file)
        #expect(found.module == expected.module, "\(targets) \(file)")
        if found.module == nil { #expect(found.isExcluded == expected.isExcluded) }
      }
    }
  }

  /// By the definition.
  private func verdict(on file: String, _ targets: [TargetFolder]) -> SharedFolder.Verdict {
    var verdict = SharedFolder.Verdict()
    for target in targets where verdict.module == nil {
      if target.exclusions.contains(where: { isBelow(file, $0) }) {
        verdict.isExcluded = true
      } else if target.sources?.contains(where: { isBelow(file, $0) }) ?? true {
        verdict.module = target.module
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
