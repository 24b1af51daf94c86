import LintelGraph
import LintelIndex
import LintelPlatform
import LintelScanner
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The mode in which the compiler's index determines what names mean.
struct ExactMode {
  private let store: String?
  private let root: String

  /// Builds the project if the options ask for it.
  ///
  /// - Returns: `nil` if the index is not to be used.
  /// - Throws: if the build fails; the end of its output goes to standard error.
  init?(_ options: ExactOptions, root: String, _ console: Console) throws(ConfigurationErrors) {
    guard options.isExact else { return nil }
    if options.builds { try PackageBuild(folder: root).run(console) }
    store = options.indexStore
    self.root = root
  }

  /// Returns the graph that the compiler sees.
  ///
  /// - Parameter findsUnread: whether to look for files that were built and are not read.
  /// - Throws: if the index covers no file.
  func compiled(
    _ graph: DependencyGraph, _ scanned: ScannedFiles, findsUnread: Bool = false
  ) throws(ConfigurationErrors) -> CompiledGraph {
    do throws(IndexError) {
      let index = try CompilerIndex(
        store: store, root: root, graph: graph, findsUnread: findsUnread,
        program: Self.program)
      return try CompiledGraph(graph, scanned, index) {
        try? readFile(at: root + "/" + $0, limit: SizeLimit.source)
      }
    } catch {
      throw ConfigurationErrors(errors: [
        ConfigurationError(path: root, message: error.message)
      ])
    }
  }

  /// Returns the dependencies that the compiler sees, with notes about the index.
  func refine(
    _ graph: DependencyGraph, _ scanned: ScannedFiles
  ) throws(ConfigurationErrors) -> (graph: DependencyGraph, notes: [Note]) {
    let compiled = try compiled(graph, scanned)
    return (compiled.graph, compiled.coverage.notes)
  }

  /// The path of this program, which is started again as a process of its own to read indexes.
  private static var program: String {
    #if canImport(Darwin)
      var space = [CChar](repeating: 0, count: 4096)
      var size = UInt32(space.count)
      guard _NSGetExecutablePath(&space, &size) == 0 else { return CommandLine.arguments[0] }
      return String(decoding: space.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return AbsolutePath("/proc/self/exe").resolved.text
    #endif
  }
}
