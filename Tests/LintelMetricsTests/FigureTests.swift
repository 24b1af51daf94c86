import LintelMetrics
import Testing

@Suite struct FigureTests {
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
