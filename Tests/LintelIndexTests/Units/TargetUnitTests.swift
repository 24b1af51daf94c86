import Testing

@testable import LintelIndex

/// Which units speak of a file that several targets compile.
struct TargetUnitTests {
  private func unit(
    _ record: String, in module: String, for target: String, at seconds: Int64 = 20
  ) -> IndexUnit {
    IndexUnit(
      name: record, mainFile: "/a.swift", moduleName: module,
      outputFile: "/out/Apps.build/Debug/\(target).build/Objects-normal/a.o",
      modified: FileTime(seconds: seconds), records: [record])
  }

  /// - Parameter modules: of a file that was changed last at second 10, each with its target.
  private func selection(
    _ units: [IndexUnit], of modules: [(name: String, target: String)]
  ) -> UnitSelection {
    let source = UnitSource(
      path: "/a.swift", modified: FileTime(seconds: 10),
      modules: modules.map { .init(name: $0.name, target: $0.target) })
    let selection = UnitSelection(of: [source], units: units)
    #expect(selection == UnitSelection(of: [source], units: units.reversed()))
    return selection
  }

  @Test func eachModuleHasItsOwnUnit() {
    let selection = selection(
      [unit("A", in: "AppA", for: "AppA"), unit("B", in: "AppB", for: "AppB", at: 30)],
      of: [("AppA", "AppA"), ("AppB", "AppB")])
    #expect(selection.standings == [.fresh(records: ["A", "B"])])
    #expect(selection.records == ["A", "B"])
    #expect(selection.leftOut == [:])
  }

  @Test func moduleWithoutAFreshUnitHasNone() {
    let modules = [(name: "AppA", target: "AppA"), (name: "AppB", target: "AppB")]
    let fresh = unit("A", in: "AppA", for: "AppA")
    #expect(selection([fresh], of: modules).standings == [.fresh(records: ["A", nil])])
    let outdated = unit("B", in: "AppB", for: "AppB", at: 9)
    #expect(selection([fresh, outdated], of: modules).standings == [.fresh(records: ["A", nil])])
    #expect(selection([outdated], of: modules).standings == [.outdated])
  }

  @Test func unitsOfRenamedTargetsAreLeftOutAndCounted() {
    let selection = selection(
      [unit("new", in: "App", for: "App"), unit("old", in: "Old", for: "Old", at: 30)],
      of: [("App", "App")])
    #expect(selection.standings == [.fresh(records: ["new"])])
    #expect(selection.leftOut == ["Old": 1])
  }

  @Test func newestUnitSpeaksForModulesThatTheStoreDoesNotKnow() {
    let selection = selection(
      [unit("A", in: "AppA", for: "AppA"), unit("B", in: "AppB", for: "AppB", at: 30)],
      of: [("Declared", "")])
    #expect(selection.standings == [.fresh(records: ["B"])])
    #expect(selection.leftOut == [:])
  }

  /// What its old target means by a name is nothing that its new target can see.
  @Test func fileThatWasMovedToAnotherTargetIsNotBuiltInIt() {
    let other = IndexUnit(
      name: "other", mainFile: "/b.swift", moduleName: "AppB", outputFile: "/out/b.o",
      modified: FileTime(seconds: 20), records: ["other"])
    let selection = selection([unit("A", in: "AppA", for: "AppA"), other], of: [("AppB", "AppB")])
    #expect(selection.standings == [.notBuilt])
    #expect(selection.leftOut == ["AppA": 1])
  }

  @Test func modulesOfOneNameAreToldApartByTheirTargets() {
    let modules = [(name: "App", target: "Phone"), (name: "App", target: "Desk")]
    let phone = unit("phone", in: "App", for: "Phone")
    let desk = unit("desk", in: "App", for: "Desk", at: 30)
    #expect(
      selection([phone, desk], of: modules).standings == [.fresh(records: ["phone", "desk"])])
    #expect(selection([phone], of: modules).standings == [.fresh(records: ["phone", nil])])
  }

  @Test func newestUnitSpeaksForModulesOfOneNameThatNothingTellsApart() {
    let units = [unit("old", in: "App", for: "x"), unit("new", in: "App", for: "y", at: 30)]
    let modules = [(name: "App", target: "Phone"), (name: "App", target: "Desk")]
    #expect(selection(units, of: modules).standings == [.fresh(records: ["new", "new"])])
  }

  @Test func unitOfTheTargetItselfGoesBeforeThatForPlugins() {
    let twin = unit("twin", in: "Kit", for: "Kit-tool", at: 30)
    let kit = [(name: "Kit", target: "Kit")]
    #expect(
      selection([unit("own", in: "Kit", for: "Kit"), twin], of: kit).standings
        == [.fresh(records: ["own"])])
    #expect(
      selection([unit("own", in: "Kit", for: "Kit", at: 9), twin], of: kit).standings
        == [.fresh(records: ["twin"])])
  }

  @Test func linksOfSeveralModulesToOneFileLeaveNothingOut() {
    let sources = ["AppA", "AppB"].map { name in
      UnitSource(
        path: "/a.swift", modified: FileTime(seconds: 10),
        modules: [.init(name: name, target: name)])
    }
    let selection = UnitSelection(
      of: sources,
      units: [unit("A", in: "AppA", for: "AppA"), unit("B", in: "AppB", for: "AppB")])
    #expect(selection.standings == [.fresh(records: ["A"]), .fresh(records: ["B"])])
    #expect(selection.leftOut == [:])
  }
}
