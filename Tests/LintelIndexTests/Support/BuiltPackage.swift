import Foundation
import LintelGraph
import LintelIndex
import LintelSystem

/// A small package with all that the index has a way of its own for, built once for all tests.
final class BuiltPackage: Sendable {
  static let shared = Result { try BuiltPackage() }

  let path: String
  let store: String

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lintel index \(UUID().uuidString)")
    path = folder.path
    for (name, text) in Self.files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Sources/App/Linked.swift",
      withDestinationPath: path + "/Elsewhere/Linked.swift")
    try Self.build(path)
    let platforms = try FileManager.default.contentsOfDirectory(atPath: path + "/.build")
    store =
      platforms.map { "\(folder.path)/.build/\($0)/debug/index/store" }
      .first { FileManager.default.fileExists(atPath: $0) } ?? ""
    // Tests share the package, so it goes when they have all ended.
    atexit {
      if let package = try? BuiltPackage.shared.get() {
        try? FileManager.default.removeItem(atPath: package.path)
      }
    }
  }

  private static func build(_ path: String) throws {
    var output: [UInt8] = []
    let words = [
      "swift", "build", "--package-path", path, "-Xswiftc", "-index-ignore-system-modules",
    ]
    let outcome = ChildProcess(words, keepsErrors: true).run { output += $0 }
    guard outcome == .exited(0) else {
      throw BuildFailure(output: String(decoding: output, as: UTF8.self))
    }
  }

  struct BuildFailure: Error {
    let output: String
  }

  /// Reads the package with an index, by default its own.
  func read(
    store: String? = nil
  ) throws -> (linked: DependencyGraph, compiled: CompiledGraph) {
    try IndexedProject(path: path, store: store).read()
  }
}
