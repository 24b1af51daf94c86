import Dispatch
import LintelScanner
import LintelVocabulary

@testable import LintelGraph
@testable import LintelLinking

extension Workers {
  /// That many threads, each of which gets every so many-th position.
  static func threads(_ threads: Int) -> Workers {
    Workers { count, work in
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        var next = thread
        work {
          guard next < count else { return nil }
          defer { next += threads }
          return next..<next + 1
        }
      }
    }
  }
}

/// A snippet after linking.
struct LinkedSnippet {
  let graph: DependencyGraph
  private let scanned: ScannedFiles
  private let lines: [LineTable]
  /// For each file, its declarations by place.
  private var places: [String: DeclarationID] = [:]

  static let settings = BuildSettings(
    flags: ["LINUX_ONLY"], platform: "Linux", architecture: "x86_64", environment: "",
    languageVersion: [5, 10], compilerVersion: [6, 3], modules: ["UIKit": false, "Swift": true])

  /// - Parameters:
  ///   - parts: in how many parts, as by so many threads, the files are read.
  ///   - threads: how many threads link.
  ///   - order: the order of the files.
  ///   - compilers: the modules that compile the files of a folder; by default that of its name.
  init(
    _ sources: [String: String], parts: Int = 1, threads: Int = 1,
    order: ([String]) -> [String] = { $0 },
    compilers: (String) -> [String] = { [$0] }
  ) {
    let paths = order(sources.keys.sorted())
    func moduleName(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    let modules = Set(paths.flatMap { compilers(moduleName($0)) }).sorted()
    let files = paths.map { path in
      let all = compilers(moduleName(path)).compactMap { modules.firstIndex(of: $0) }
      return SourceFile(
        path: path, module: ModuleID(all[0]), otherModules: all.dropFirst().map { ModuleID($0) })
    }
    let bytes = paths.map { Array((sources[$0] ?? "").utf8) }
    let scanned = ScannedFiles(
      joining: (0..<parts).map { part in
        ScannedPart { scan in
          for position in paths.indices where position % parts == part {
            scan(SourceBuffer(bytes[position]), position)
          }
        }
      })
    self.scanned = scanned
    graph = link(
      scanned, files: files, modules: modules.map { Module(name: $0) }, settings: Self.settings,
      workers: .threads(threads))
    lines = bytes.map { LineTable($0) }
    for id in graph.declarations.ids { places[place(of: id)] = id }
  }

  /// The edges that were found, those apart that are only possible; those to what a typealias stands
  /// for are in addition to those to the typealias.
  func edges() -> (written: [WrittenEdge], derived: [WrittenEdge]) {
    var result: (written: [WrittenEdge], derived: [WrittenEdge]) = ([], [])
    for value in graph.dependencies where value.certainty != .ambiguous {
      guard let edge = edge(value) else { continue }
      if value.alias != nil { result.derived.append(edge) } else { result.written.append(edge) }
    }
    return result
  }

  /// All edges with the files they are in, for linking that does not know the files in one order.
  func allEdges() -> [String] {
    graph.dependencies.compactMap { value in
      guard let edge = edge(value) else { return nil }
      let alias = value.alias.map { name(of: $0) } ?? "-"
      return "\(graph.path(of: value.from)) \(edge.text) \(graph.path(of: value.to))"
        + " \(value.kind) \(value.certainty) \(value.length) \(alias) \(value.isQualifier)"
    }
    .sorted()
  }

  private func edge(_ value: Dependency) -> WrittenEdge? {
    let place = lines[graph.declarations[value.from].file.position].place(of: value.offset)
    return WrittenEdge(
      "\(place.line):\(place.column) \(name(of: value.from)) -> \(name(of: value.to))")
  }

  /// Whether linking leaves out an edge that the compiler sees, because it says nothing new: one to a
  /// value within the same outermost declaration, or to a member of a type that is named right there.
  func isLeftOut(_ edge: WrittenEdge, among all: [WrittenEdge]) -> Bool {
    guard let from = places[String(edge.from)], let to = places[String(edge.to)],
      graph.declarations[to].kind.isValueName
    else { return false }
    if graph.outermost(of: from) == graph.outermost(of: to) { return true }
    if edge.from.hasSuffix("\(edge.line):\(edge.column)") { return isOfNamedSuperclass(to, from) }
    let file = graph.declarations[from].file
    let facts = scanned.files[file.position].references
    let named = all.filter { other in
      guard let type = places[String(other.to)], other.from == edge.from else { return false }
      return !graph.declarations[type].kind.isValueName
        && graph.outermost(of: type) == graph.outermost(of: to)
    }
    let table = lines[file.position]
    let before = facts.first {
      let place = table.place(of: $0.offset)
      return place.line == edge.line && place.column == edge.column && $0.isContinuation
    }
    .map { table.place(of: facts[Int($0.link)].offset) }
    return named.contains {
      $0.line == edge.line && isSubscript(edge) && $0.column < edge.column
        || $0.line == edge.line && $0.column == edge.column
        || $0.line == before?.line && $0.column == before?.column
    }
  }

  /// Whether what is overridden belongs to the very class that the inheritance clause names, or is an
  /// initialiser, of which that class has its own.
  private func isOfNamedSuperclass(_ overridden: DeclarationID, _ member: DeclarationID) -> Bool {
    let owner = graph.declarations[member].enclosing
    return graph.declarations[overridden].kind == .initializer
      || graph.supertypes(of: graph.declarations[owner].extendedType ?? owner).contains {
        $0.declaration.map(graph.outermost(of:)) == graph.outermost(of: overridden)
      }
  }

  /// What is subscripted, or called as a function, is mentioned where the bracket is by the
  /// compiler, and here where the name before it is.
  func isSubscript(_ edge: WrittenEdge) -> Bool {
    places[String(edge.to)].map {
      graph.declarations[$0].kind == .subscript
        || graph.text(of: graph.declarations[$0].name) == "callAsFunction"
    } ?? false
  }

  private func name(of id: DeclarationID) -> String {
    if graph.declarations[id].kind == .file { return place(of: id) }
    return "\(graph.qualifiedName(of: id))@\(place(of: id))"
  }

  private func place(of id: DeclarationID) -> String {
    let value = graph.declarations[id]
    if value.kind == .file { return String(graph.path(of: id).split(separator: "/").last ?? "") }
    let place = lines[value.file.position].place(of: value.offset)
    return "\(place.line):\(place.column)"
  }
}
