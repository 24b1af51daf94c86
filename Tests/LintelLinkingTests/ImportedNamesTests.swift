import LintelScanner
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Which module an import means where several have its name.
@Suite struct ImportedNamesTests {
  private let core = NameID(7)

  /// Modules by their positions: two called Core, and others that depend on them.
  private func names(_ dependencies: [Int: [Int]]) -> ImportedNames {
    let names = ["Core", "Core", "App", "AppTV", "Kit"]
    var imported = ImportedNames(
      names.enumerated().map { position, name in
        Module(name: name, dependencies: (dependencies[position] ?? []).map { ModuleID($0) })
      })
    imported.add(ModuleID(0), core)
    imported.add(ModuleID(1), core)
    return imported
  }

  @Test func theDeclaredOneIsMeant() {
    var names = names([2: [0], 3: [1]])
    #expect(names.module(named: core, importedBy: ModuleID(2)) == ModuleID(0))
    #expect(names.module(named: core, importedBy: ModuleID(3)) == ModuleID(1))
    #expect(names.module(named: NameID(8), importedBy: ModuleID(3)) == nil)
  }

  @Test func theNearestIsMeant() {
    var names = names([2: [3, 4], 3: [0], 4: [3, 1], 0: [], 1: []])
    #expect(names.module(named: core, importedBy: ModuleID(2)) == ModuleID(0))
    #expect(names.module(named: core, importedBy: ModuleID(4)) == ModuleID(1))
  }

  @Test func theFirstIsMeantWhereNothingIsDeclared() {
    var names = names([2: [3], 3: [2]])
    #expect(names.module(named: core, importedBy: ModuleID(2)) == ModuleID(0))
  }
}
