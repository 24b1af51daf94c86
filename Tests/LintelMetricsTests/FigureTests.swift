import LintelMetrics
import Testing

@Suite struct FigureTests {
  @Test func texts() {
    #expect(FigureValue.count(1204).text == "1204")
    #expect(FigureValue.share(0, of: 7).text == "0 %")
    #expect(FigureValue.share(1, of: 3).text == "33 %")
    #expect(FigureValue.share(1, of: 200).text == "1 %")
    #expect(FigureValue.share(7, of: 7).text == "100 %")
    #expect(FigureValue.ratio(6, to: 5).text == "1.20")
    #expect(FigureValue.ratio(4, to: 8).text == "0.50")
    #expect(FigureValue.ratio(1005, to: 1000).text == "1.01")
    #expect(FigureValue.ratio(23, to: 1).text == "23.00")
  }

  @Test func groupsHoldAllFiguresInOrder() {
    #expect(FigureGroup.allCases.flatMap(\.figures) == Figure.allCases)
  }

  private let first = ComponentDependencies(
    names: ["UI", "Domain", "Legacy"],
    dependencies: [
      ComponentDependency(from: "UI", to: "Legacy", referenceCount: 5),
      ComponentDependency(from: "UI", to: "Domain", referenceCount: 2),
      ComponentDependency(from: "Legacy", to: "UI", referenceCount: 1),
    ])
  private let second = ComponentDependencies(
    names: ["Domain", "UI"],
    dependencies: [
      ComponentDependency(from: "Domain", to: "UI", referenceCount: 1),
      ComponentDependency(from: "Legacy", to: "UI", referenceCount: 7),
    ])

  private func comparison(_ components: ComponentDependencies?...) -> Comparison {
    Comparison(
      variants: components.enumerated().map {
        Variant(name: "\($0)", figures: Figures(), components: $1)
      }, frameworks: [])
  }

  @Test func differencesOfTwo() throws {
    let differences = try #require(comparison(first, second).differences)
    #expect(differences.map(\.variant) == ["0", "1"])
    #expect(differences[0].names == ["Legacy"])
    #expect(
      differences[0].dependencies == [
        ComponentDependency(from: "UI", to: "Domain", referenceCount: 2),
        ComponentDependency(from: "UI", to: "Legacy", referenceCount: 5),
      ])
    #expect(differences[1].names == [])
    #expect(
      differences[1].dependencies == [
        ComponentDependency(from: "Domain", to: "UI", referenceCount: 1)
      ])
  }

  @Test func noDifferencesOfOthers() {
    #expect(comparison(first, second, second).differences == nil)
    #expect(comparison(first, nil).differences == nil)
    let other = ComponentDependencies(names: ["View"], dependencies: [])
    #expect(comparison(first, other).differences == nil)
  }
}
