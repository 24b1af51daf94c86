import Foundation
import Testing

/// How the sources of inference use the table of types.
struct TypeTableUseTests {
  /// Swift reads `types` before it evaluates the index. If the index is the call of a function that
  /// adds a type, the read is out of range.
  @Test func noIndexOfTheTableIsACall() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/LintelLinking/Inference")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    var reads = 0
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      reads += text.matches(of: /types\[/).count
      let calls = text.matches(of: #/\n(?! *///).*\btypes\[[\w.]+\(/#).map { String($0.output) }
      #expect(calls.isEmpty, "\(file)")
    }
    #expect(reads > 100)
  }
}
