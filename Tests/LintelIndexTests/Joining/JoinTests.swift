import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelIndex

struct JoinTests {
  /// The dependencies of a file as `line:column From -> To kind`, in the order of the file.
  private func describe(_ graph: DependencyGraph, _ path: String, text: String) -> [String] {
    let text = SourceText(Array(text.utf8))
    return graph.dependencies.filter { graph.path(of: $0.from) == path }
      .sorted { ($0.offset, $0.to) < ($1.offset, $1.to) }
      .map {
        let place = text.place(of: $0.offset)
        let names = [$0.from, $0.to].map { graph.qualifiedName(of: $0) }
        return "\(place.line):\(place.column) \(names[0]) -> \(names[1]) \($0.kind.rawValue)"
          + ($0.certainty == .compiled ? "" : " \($0.certainty)")
      }
  }

  @Test(arguments: Array(BuiltPackage.dependencies.keys).sorted())
  func dependenciesAreThoseOfTheCompiler(path: String) throws {
    let compiled = try BuiltPackage.shared.get().read().compiled
    let text = try #require(BuiltPackage.files[path])
    let described = describe(compiled.graph, path, text: text)
    #expect(
      described.joined(separator: "\n") == BuiltPackage.dependencies[path],
      Comment(rawValue: described.joined(separator: "\n")))
    #expect(compiled.coverage.notes == [])
  }

  @Test func edgesAreThoseOfAnIndependentReading() throws {
    let package = try BuiltPackage.shared.get()
    let graph = try package.read().compiled.graph
    let reading = try IndependentReading(
      store: package.store, library: #require(LibraryLocation.find()), root: package.path)
    // The compiler knows typealiases by their own names.
    func file(_ id: DeclarationID) -> String { graph.path(of: id) }
    func type(_ id: DeclarationID) -> String {
      let value = graph.declarations[graph.outermost(of: id)]
      let isType = value.kind.isNominalType || [.extension, .typealias].contains(value.kind)
      let name = graph.text(of: value.name)
      return isType ? String(name.prefix { $0 != "." }) : graph.path(of: id)
    }
    let written = graph.dependencies.filter { $0.alias == nil }
    let fileEdges = written.filter { file($0.from) != file($0.to) }
      .map { "\(file($0.from)) -> \(file($0.to))" }
    #expect(Set(fileEdges).sorted() == reading.fileEdges.sorted())
    #expect(reading.fileEdges.count > 10)
    let typeEdges = written.map { "\(file($0.from)) -> \(type($0.to))" }
    #expect(Set(typeEdges).sorted() == reading.typeEdges.sorted())
    #expect(reading.typeEdges.count > 20)
  }

  @Test func declarationsAreThoseOfTheSyntax() throws {
    let (linked, compiled) = try BuiltPackage.shared.get().read()
    #expect(linked.declarations == compiled.graph.declarations)
    #expect(linked.imports == compiled.graph.imports)
    for id in linked.declarations.indices.map({ DeclarationID($0) }) {
      #expect(linked.supertypes(of: id) == compiled.graph.supertypes(of: id))
      #expect(linked.attributes(of: id) == compiled.graph.attributes(of: id))
    }
  }
}
