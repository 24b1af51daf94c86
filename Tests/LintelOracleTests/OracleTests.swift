import Foundation
import Testing

/// Compares the scanner with the compiler's own parser, fact by fact and byte by byte.
@Suite struct OracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: ["Sources", "Tests", "SampleProjects"])
  func agreesOnThisProject(_ folder: String) {
    let files = Self.files(below: "\(Self.root)/\(folder)", ending: ".swift")
    let illFormed = expectAgreement(on: files.filter { !$0.hasPrefix(Self.snippets) })
    #expect(illFormed == [])
  }

  /// The interfaces of the toolchain's libraries: megabytes of Swift that every machine has.
  @Test func agreesOnInterfaces() throws {
    let folder = try #require(
      Self.environment["LINTEL_INTERFACES"],
      "LINTEL_INTERFACES must name the toolchain's folder lib/swift; run Scripts/test")
    expectAgreement(on: Self.files(below: folder, ending: ".swiftinterface"))
  }

  /// Any folders, separated by colons, to compare on by hand.
  @Test(
    arguments: (environment["LINTEL_ORACLE_PATHS"] ?? "").split(separator: ":").map(String.init))
  func agreesOn(_ folder: String) {
    expectAgreement(on: Self.files(below: folder, ending: ".swift"))
  }

  static func files(below folder: String, ending: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".build/") }.sorted()
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }

  /// - Returns: the files that were left out, because they are not well-formed.
  @discardableResult
  func expectAgreement(on paths: [String]) -> [String] {
    #expect(!paths.isEmpty)
    var counts = DescribedFacts.families.map { _ in (all: 0, missing: 0, extra: 0) }
    var illFormed: [String] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        Issue.record("cannot read \(path)")
        continue
      }
      let ours = DescribedFacts(scanning: [UInt8](data))
      guard let theirs = DescribedFacts(parsing: [UInt8](data)) else {
        illFormed.append(path)
        continue
      }
      for (index, family) in DescribedFacts.families.enumerated() {
        let (left, right) = (ours[keyPath: family.path], theirs[keyPath: family.path])
        counts[index].all += right.count
        guard left != right else { continue }
        let missing = Set(right).subtracting(left).sorted()
        let extra = Set(left).subtracting(right).sorted()
        counts[index].missing += missing.count
        counts[index].extra += extra.count
        Issue.record(
          "\(path): \(family.name): missing \(missing.prefix(5)), extra \(extra.prefix(5))")
      }
    }
    if paths.count > 1 {
      let total = counts.reduce(0) { $0 + $1.all }
      print("compared \(total) facts in \(paths.count - illFormed.count) files")
      for (family, count) in zip(DescribedFacts.families, counts) {
        print("  \(family.name): \(count.all), \(count.missing) missing, \(count.extra) extra")
      }
      for path in illFormed { print("left out, not well-formed: \(path)") }
    }
    return illFormed
  }
}
