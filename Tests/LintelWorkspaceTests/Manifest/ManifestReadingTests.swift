import LintelProjectFiles
import Synchronization
import Testing

@testable import LintelWorkspace

/// Manifests are read while the walk goes on.
@Suite struct ManifestReadingTests {
  private static let count = 40

  /// Reads its files to targets that are called as the file says; every seventh is damaged.
  private static func format(_ reads: Reads) -> ProjectFormat {
    ProjectFormat(manifestNames: ["targets.txt"]) {
      contents, path, _ throws(ProjectFileError) in
      reads.paths.withLock { $0.append(path) }
      let text = contents.withBytes { String(decoding: $0, as: UTF8.self) }
      if text.hasPrefix("!") { throw ProjectFileError(line: 1, column: 1, message: "damaged") }
      return .package(
        Manifest(path: path, targets: [ManifestTarget(name: text, kind: .library, path: nil)]))
    }
  }

  private final class Reads: Sendable {
    let paths = Mutex<[String]>([])
  }

  /// Whatever was begun before, each file is read once, and has its own outcome.
  @Test(arguments: [1, 2, 5], [0, 7, 40])
  func eachFileIsReadOnce(jobs: Int, begun: Int) throws {
    let folder = TemporaryFolder()
    let paths = (0..<Self.count).map { "\($0)/targets.txt" }
    for (number, path) in paths.enumerated() {
      // Some are large, so that they go before others.
      let name = String(repeating: "T", count: number.isMultiple(of: 5) ? 100_000 + number : number)
      folder.write(path, (number.isMultiple(of: 7) ? "!" : "") + name)
    }
    let reads = Reads()
    let reading = ManifestReading(
      formats: [Self.format(reads)], root: try RootFolder(folder.path), jobs: jobs)
    for path in paths.prefix(begun) + paths.prefix(begun / 2) { reading.begin(path) }
    let outcomes = reading.outcomes(of: paths.reversed())
    #expect(reads.paths.withLock(\.count) == Self.count)
    #expect(Set(reads.paths.withLock(\.self)) == Set(paths))
    try #require(outcomes.count == Self.count)
    for (path, outcome) in zip(paths.reversed(), outcomes) {
      switch outcome {
      case .read(.package(let manifest)): #expect(manifest.path == path)
      case .failed(let error): #expect(error.path == path && error.message.hasPrefix("damaged"))
      case .read: Issue.record("\(path) is no manifest")
      }
    }
    let failed = outcomes.count { if case .failed = $0 { true } else { false } }
    #expect(failed == (Self.count + 6) / 7)
  }

  @Test func whatIsNotThereIsAnError() throws {
    let folder = TemporaryFolder()
    let reading = ManifestReading(
      formats: [Self.format(Reads())], root: try RootFolder(folder.path), jobs: 2)
    reading.begin("none/targets.txt")
    guard case .failed(let error) = reading.outcomes(of: ["none/targets.txt"])[0] else {
      Issue.record("no error")
      return
    }
    #expect(error.path == "none/targets.txt")
  }
}
