import LintelVocabulary
import Testing

@testable import LintelAdvice

/// Ports and adapters are found by who conforms to whose protocols, whatever the folders are called.
@Suite struct HexagonProposalTests {
  /// A core that needs a clock and keeps orders, screens that ask it, tables that it keeps them in.
  private static var project: Project {
    var project = Project()
    project.add("Clock", in: "App/Kit/Clock.swift")
    project.add("Start", in: "App/Main/Start.swift")
    project.add("Icon", .struct, in: "App/Icons/Icon.swift")
    for number in 1...4 {
      let (order, store) = ("Order\(number)", "Store\(number)")
      project.add(order, .struct, in: "App/Shop/\(order).swift")
      project.add(store, .protocol, in: "App/Shop/\(store).swift")
      project.use(store, order)
      project.use(order, "Clock")
      project.add("Page\(number)", in: "App/Pages/Page\(number).swift")
      project.addImport("SwiftUI", in: "App/Pages/Page\(number).swift")
      project.use("Page\(number)", store)
      project.add("Table\(number)", in: "App/Tables/Table\(number).swift")
      project.use("Table\(number)", store, .conform)
      project.use("Start", "Table\(number)", .construct)
      project.use("Start", "Page\(number)", .construct)
    }
    return project
  }

  private func proposal(_ project: Project) -> HexagonProposal? {
    HexagonProposal.best(of: ProjectStructure(project.graph))
  }

  @Test func eachPartHasItsRole() throws {
    let found = try #require(proposal(Self.project))
    #expect(found.title == "ports and adapters around 'Shop'")
    #expect(
      found.evidence == [
        "'Shop' does not use its users, and others conform to 4 protocols in it:",
        "  core: Shop (8 types)", "  driving: Pages (4 types)", "  driven: Tables (4 types)",
        "  composition root: Main (1 type)",
        "  used by all, and therefore in no component: Kit (1 type)",
        "  outside of it: Icons (1 type)",
      ])
    #expect(
      found.text(adding: []).hasSuffix(
        """
        version: 1

        components:
          Shop: "App/Shop/**"
          Pages: "App/Pages/**"
          Tables: "App/Tables/**"
          Main: "App/Main/**"
          Icons: "App/Icons/**"

        rules:
          hexagon:
            kind: ports-and-adapters
            core: Shop
            driving: [Pages]
            driven: [Tables]
            composition-root: [Main]
            because: "the core stays the same when its adapters change"

        """))
  }

  @Test func theProjectKeepsItAndBreachesAreFound() throws {
    let text = try #require(proposal(Self.project)).text(adding: [])
    #expect(try messages(text, in: Self.project) == [])
    var broken = Self.project
    broken.use("Order1", "Table1")
    broken.use("Page1", "Table2")
    #expect(
      try messages(text, in: broken).sorted() == [
        "'Order1' (Shop) uses 'Table1' (Tables), but the core may use no other component",
        "'Page1' (Pages) uses 'Table2' (Tables), another adapter",
      ])
  }

  /// A mock conforms to everything, and is no adapter.
  @Test func standInsAreApart() throws {
    var project = Self.project
    project.add("FakeStore", in: "App/Mocks/FakeStore.swift")
    project.use("FakeStore", "Store1", .conform)
    let found = try #require(proposal(project))
    #expect(found.driven.map(\.name) == ["Tables"])
    #expect(found.others.map(\.name) == ["Icons", "Mocks"])
    #expect(try messages(found.text(adding: []), in: project) == [])
  }

  @Test func aCoreThatUsesAnAdapterIsNone() {
    var project = Self.project
    project.use("Order1", "Table1")
    #expect(proposal(project) == nil)
  }

  /// A screen that makes tables itself is used by the start: no composition root.
  @Test func onlyWhatNobodyUsesBringsEverythingTogether() {
    var project = Self.project
    project.use("Page1", "Table1", .construct)
    #expect(proposal(project) == nil)
  }

  /// Two protocols are no architecture.
  @Test func itTakesSeveralPorts() {
    var project = Project()
    for number in 1...2 {
      project.add("Store\(number)", .protocol, in: "App/Shop/Store\(number).swift")
      project.add("Page\(number)", in: "App/Pages/Page\(number).swift")
      project.use("Page\(number)", "Store\(number)")
      project.add("Table\(number)", in: "App/Tables/Table\(number).swift")
      project.use("Table\(number)", "Store\(number)", .conform)
    }
    #expect(proposal(project) == nil)
  }
}
