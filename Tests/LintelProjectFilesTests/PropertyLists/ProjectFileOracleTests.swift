import Foundation
import Testing

@testable import LintelProjectFiles

/// Compares with Foundation's reader on files that others wrote: those below the folders in
/// `LINTEL_ORACLE_PATHS`, separated by colons.
@Suite struct ProjectFileOracleTests {
  private static let folders =
    (ProcessInfo.processInfo.environment["LINTEL_ORACLE_PATHS"] ?? "").split(separator: ":")
    .map(String.init)

  @Test(arguments: folders) func agreesOn(_ folder: String) throws {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".pbxproj") }.sorted()
    var refused = 0
    for file in files {
      let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(file)"))
      let bytes = [UInt8](data)
      if let problem = problem(of: bytes) {
        refused += 1
        let expected = Tree(foundationReading: bytes)
        #expect(expected == nil || expected == .dictionary([:]), "\(file):\(problem)")
      } else {
        #expect(try Tree(reading: bytes) == Tree(foundationReading: bytes), "\(file)")
      }
    }
    if !files.isEmpty { print("compared \(files.count) project files, \(refused) refused") }
  }
}
