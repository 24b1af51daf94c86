import Foundation
import Testing

/// The files that coordinators do not change: they are those of MVVM, byte by byte.
@Suite
struct SharedFilesTests {
  private static let samples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths below `Sources` that `SharedWithMVVM.txt` lists.
  private static let shared: [String] = {
    let list = samples.appending(path: "MVVMC/SharedWithMVVM.txt")
    let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("#") }.map(String.init)
  }()

  private static func source(_ path: String, of sample: String) -> Data? {
    try? Data(contentsOf: samples.appending(path: "\(sample)/Sources/\(path)"))
  }

  /// Whether a twin has changed this file, so that it has all lines that the twin's diff adds to it.
  private static func isChanged(_ path: String, in sample: String) -> Bool {
    let folder = samples.appending(path: sample)
    let text = source(path, of: sample).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = Set(text.components(separatedBy: "\n"))
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0.hasPrefix("Broken") && $0.hasSuffix(".diff") }.contains { twin in
      let diff = try? String(contentsOf: folder.appending(path: twin), encoding: .utf8)
      let added = addedLines(of: path, in: diff ?? "")
      return !added.isEmpty && lines.isSuperset(of: added)
    }
  }

  /// The lines that a diff adds to a file.
  private static func addedLines(of path: String, in diff: String) -> [String] {
    let files = diff.components(separatedBy: "+++ b/Sources/").dropFirst()
    let changes = files.map { $0.components(separatedBy: "\n") }.first { $0.first == path }
    return (changes ?? []).filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
  }

  private static func paths(of sample: String) -> Set<String> {
    let folder = samples.appending(path: "\(sample)/Sources").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Set(files.filter { $0.hasSuffix(".swift") })
  }

  @Test func theListIsNotEmpty() {
    #expect(Self.shared.count > 50)
  }

  @Test(arguments: shared)
  func isEqualInBoth(path: String) throws {
    let original = try #require(Self.source(path, of: "MVVM"), "MVVM has no \(path)")
    let copy = try #require(Self.source(path, of: "MVVMC"), "MVVMC has no \(path)")
    if original == copy { return }
    let isTwin = Self.isChanged(path, in: "MVVM") || Self.isChanged(path, in: "MVVMC")
    #expect(isTwin, "\(path) differs")
  }

  @Test func everyFileThatIsEqualIsListed() {
    let common = Self.paths(of: "MVVM").intersection(Self.paths(of: "MVVMC"))
    let equal = common.filter { Self.source($0, of: "MVVM") == Self.source($0, of: "MVVMC") }
    #expect(equal.subtracting(Self.shared).sorted() == [])
  }
}
