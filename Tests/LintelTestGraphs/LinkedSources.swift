import LintelGraph
import LintelLinking
import LintelScanner
import LintelVocabulary

/// A project made of source texts, for tests of linking.
///
/// A key is `Module/File.swift`, `App+Widget/File.swift` for a file of two modules, or `File.swift`
/// or `/Folder/File.swift` for sources without a module name.
///
/// - Parameters:
///   - moduleHints: of the sources without a module name, whose targets are then not known.
///   - builds: of modules, by name.
package func makeGraph(
  _ sources: [String: String], scanners: Int = 1, settings: BuildSettings? = nil,
  keeping filter: SymbolUseFilter? = nil, moduleHints: Set<String> = [],
  builds: [String: [ModuleBuild]] = [:], workers: Workers = .single
) -> DependencyGraph {
  let paths = sources.keys.sorted()
  func moduleNames(_ path: String) -> [String] {
    let names = path.firstIndex(of: "/").map { path[..<$0].split(separator: "+").map(String.init) }
    return names.flatMap { $0.isEmpty ? nil : $0 } ?? [""]
  }
  let names = Set(paths.flatMap(moduleNames)).sorted()
  let files = paths.map { path in
    let modules = moduleNames(path).compactMap { names.firstIndex(of: $0) }.map { ModuleID($0) }
    return SourceFile(path: path, module: modules[0], otherModules: Array(modules.dropFirst()))
  }
  let parts = (0..<scanners).map { part in
    ScannedPart { scan in
      for position in paths.indices where position % scanners == part {
        scan(SourceBuffer(Array((sources[paths[position]] ?? "").utf8)), position)
      }
    }
  }
  return link(
    ScannedFiles(joining: parts), files: files,
    modules: names.map {
      Module(
        name: $0, builds: builds[$0] ?? [], hasUnknownTargets: $0.isEmpty && !moduleHints.isEmpty,
        moduleHints: $0.isEmpty ? moduleHints : [])
    },
    settings: settings, keeping: filter, workers: workers)
}

/// The dependencies of a graph as `From -> To kind`, with `file:` before what several files
/// declare, in the order of the graph.
package func describe(_ graph: DependencyGraph) -> [String] {
  graph.dependencies.map { dependency in
    let from = graph.qualifiedName(of: dependency.from)
    let to = graph.qualifiedName(of: dependency.to)
    let mark = dependency.certainty == .named ? "" : " (\(dependency.certainty))"
    let qualifier = dependency.isQualifier ? " (qualifier)" : ""
    return "\(from) -> \(to) \(dependency.kind.rawValue)\(mark)\(qualifier)"
  }
}

/// The dependencies of one file of source text.
package func dependencies(in source: String) -> [String] {
  describe(makeGraph(["File.swift": source]))
}
