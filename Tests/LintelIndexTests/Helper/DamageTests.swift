import Foundation
import LintelGraph
import Testing

@testable import LintelIndex

/// Stores that a full disk or a broken cache has left behind.
struct DamageTests {
  /// How often each unit and each record is damaged: 243 times in all.
  private static let rounds = 27

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 42

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func noDamageIsFatalOrHidden() throws {
    let package = try BuiltPackage.shared.get()
    let whole = try package.read().compiled
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try FileManager.default.copyItem(atPath: package.store, toPath: copy)
    let units = try files(below: copy + "/v5/units").filter { $0.contains(".swift.o-") }
    let records = try files(below: copy + "/v5/records")
    #expect(units.count == 9 && records.count == 9)
    var numbers = Numbers()
    var lostCount = 0
    for round in 0..<Self.rounds {
      let isCut = round / 2 % 2 == 0
      let damaged = round % 2 == 0 ? units : records
      let contents = try damaged.map { try Data(contentsOf: URL(filePath: $0)) }
      for (path, content) in zip(damaged, contents) {
        try Self.damage(content, isCut: isCut, &numbers).write(to: URL(filePath: path))
      }
      let read = try read(package, copy)
      lostCount += read.lost.count
      for file in whole.graph.files.indices {
        let path = whole.graph.files[file].path
        if read.lost.contains(path) { continue }
        // What is not cut off may have been changed to something else that makes sense.
        let graph = try #require(read.graph)
        if isCut {
          // What leads to a file that is lost is known by name.
          let isComparable = { (dependency: Dependency) in
            graph.path(of: dependency.from) == path
              && !read.lost.contains(graph.path(of: dependency.to))
          }
          #expect(
            graph.dependencies.filter(isComparable)
              == whole.graph.dependencies.filter(isComparable),
            "\(path) in round \(round)")
        }
      }
      for (path, content) in zip(damaged, contents) { try content.write(to: URL(filePath: path)) }
    }
    #expect(lostCount > 100)
    #expect(try package.read(store: copy).compiled.coverage.notes == [])
  }

  /// Reads a store; the files that it says nothing about are those that it complains of.
  private func read(
    _ package: BuiltPackage, _ store: String
  ) throws -> (graph: DependencyGraph?, lost: Set<String>) {
    func lost(_ coverage: Coverage) -> Set<String> {
      Set(coverage.damaged.map(\.name) + coverage.notBuilt)
    }
    do {
      let compiled = try package.read(store: store).compiled
      return (compiled.graph, lost(compiled.coverage))
    } catch IndexError.nothingFresh(_, let coverage) {
      return (nil, lost(coverage))
    }
  }

  private static func damage(_ data: Data, isCut: Bool, _ numbers: inout Numbers) -> Data {
    var data = data
    let place = Int.random(in: 0..<data.count, using: &numbers)
    if isCut { return data.prefix(place) }
    data[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
    return data
  }

  private func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }
}
