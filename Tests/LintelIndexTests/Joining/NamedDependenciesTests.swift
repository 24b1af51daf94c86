import LintelGraph
import Testing

@testable import LintelIndex

struct NamedDependenciesTests {
  /// Returns how many dependencies of a file of the module `Main` are kept as names show them, if
  /// the index has an external symbol at their location.
  ///
  /// - Parameters:
  ///   - dependencies: the modules that `Main` is declared to depend on.
  ///   - covered: the modules for which the index covers the used file, which `KitA` and `KitB`
  ///     compile.
  private func keptCount(dependencies: [ModuleID], covered: [ModuleID]) -> Int {
    var builder = GraphBuilder()
    let kits = ["KitA", "KitB"].map { builder.addModule(Module(name: $0)) }
    let main = builder.addModule(Module(name: "Main", dependencies: dependencies))
    let files = [
      SourceFile(path: "A.swift", module: main),
      SourceFile(path: "B.swift", module: kits[0], otherModules: [kits[1]]),
    ]
    let types = files.map { value in
      let (file, scope) = builder.addFile(value)
      return builder.addDeclaration(
        Declaration(
          name: builder.name("Row"), kind: .struct, file: file, owner: scope, offset: 7))
    }
    builder.addDependency(
      Dependency(from: types[0], to: types[1], kind: .type, offset: 20, length: 3))
    let named = NamedDependencies(builder.build(), covered: [[main], covered])
    return named.withoutSymbol(of: FileID(0), in: main, [20: .init(isExternal: true)]).count
  }

  private let kits = [ModuleID(0), ModuleID(1)]

  @Test func indexOfTheTargetThatIsUsedIsEnough() {
    #expect(keptCount(dependencies: [kits[0]], covered: [kits[0]]) == 0)
    #expect(keptCount(dependencies: [kits[0]], covered: [kits[1]]) == 1)
    #expect(keptCount(dependencies: kits, covered: [kits[0]]) == 1)
    #expect(keptCount(dependencies: [], covered: [kits[0]]) == 1)
    #expect(keptCount(dependencies: [], covered: kits) == 0)
  }
}
