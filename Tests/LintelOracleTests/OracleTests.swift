import Foundation
import Testing

/// Compares the scanner with the compiler's own parser, fact by fact and byte by byte.
@Suite struct OracleTests {
  /// Real files to compare on, from the environment: folders separated by colons.
  static let folders: [String] =
    (ProcessInfo.processInfo.environment["LINTEL_ORACLE_PATHS"] ?? "")
    .split(separator: ":").map(String.init)

  static func swiftFiles(below folder: String, ending: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      .map { folder + "/" + $0 }
  }

  @Test func agreesOnRealFiles() throws {
    var totals: [String: (all: Int, missing: Int, extra: Int)] = [:]
    var shown = 0
    for folder in Self.folders {
      for path in Self.swiftFiles(below: folder, ending: ".swift")
        + Self.swiftFiles(below: folder, ending: ".swiftinterface")
      {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let ours = DescribedFacts(scanning: [UInt8](data))
        let theirs = DescribedFacts(parsing: [UInt8](data))
        for family in DescribedFacts.families {
          let (left, right) = (ours[keyPath: family.path], theirs[keyPath: family.path])
          var total = totals[family.name] ?? (0, 0, 0)
          total.all += right.count
          if left != right {
            let missing = Set(right).subtracting(left).sorted()
            let extra = Set(left).subtracting(right).sorted()
            total.missing += missing.count
            total.extra += extra.count
            if shown < 400 {
              for line in missing.prefix(5) { print("- \(path) \(family.name) \(line)") }
              for line in extra.prefix(5) { print("+ \(path) \(family.name) \(line)") }
              shown += missing.prefix(5).count + extra.prefix(5).count
            }
          }
          totals[family.name] = total
        }
      }
    }
    for (name, total) in totals.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(total.all), missing \(total.missing), extra \(total.extra)")
      #expect(total.missing == 0 && total.extra == 0)
    }
  }
}
