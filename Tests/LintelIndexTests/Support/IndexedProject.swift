import Foundation
import LintelGraph
import LintelIndex
import LintelText
import LintelWorkspace

@testable import LintelArchitecture

/// A project and an index of it.
struct IndexedProject {
  let path: String
  /// `nil` for that of the debug build of a package.
  let store: String?

  /// The program, as it is built next to the tests.
  static let program: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appending(path: "lintel").path
  }()

  func read() throws -> (linked: DependencyGraph, compiled: CompiledGraph) {
    var result: (DependencyGraph, CompiledGraph)?
    var failure: IndexError?
    let options = ReadingOptions(settings: nil) { linked, scanned throws(ConfigurationErrors) in
      do throws(IndexError) {
        let index = try CompilerIndex(
          store: store, root: path, graph: linked, program: Self.program)
        let compiled = try CompiledGraph(linked, scanned, index) {
          try? readFile(at: path + "/" + $0)
        }
        result = (linked, compiled)
        return (compiled.graph, [])
      } catch {
        failure = error
        return (linked, [])
      }
    }
    _ = try Project(root: path, for: nil, options)
    if let failure { throw failure }
    return result!
  }
}
