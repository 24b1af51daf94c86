import LintelRules
import Testing

@testable import LintelAdvice

/// What goes first of an order that a project keeps and of what says no more.
@Suite struct KeptOrderTests {
  /// Three folders, each of which uses the next one only, with a few types that have roles.
  private static let project = {
    var project = Project()
    for (index, folder) in ["Presentation", "Middle", "Tables"].enumerated() {
      for number in 0..<6 {
        project.add("T\(index)\(number)", in: "App/\(folder)/T\(index)\(number).swift")
        if index > 0 { project.use("T\(index - 1)\(number)", "T\(index)\(number)") }
      }
    }
    for role in ["View", "ViewModel", "Service", "Entity"] {
      project.add("Home\(role)", in: "App/Middle/Home\(role).swift")
    }
    return project
  }()

  private func order() throws -> RulesProposal {
    .layers(try #require(LayerProposal.all(of: ProjectStructure(Self.project.graph)).first))
  }

  private func fit(_ preset: String) throws -> PresetFit {
    try #require(
      PresetFit.all(
        of: shippedPresets, kinds: .builtIn, in: Self.project.graph, today: today
      ).first { $0.preset == preset })
  }

  @Test func aPresetThatIsNoMoreThanAnOrderGivesWay() throws {
    let (order, preset) = (try order(), RulesProposal.preset(try fit("mvvm"), additions: []))
    #expect(order.isStrongOrder)
    #expect(preset.isMatched(by: order, generalPresets: ["mvvm"]))
    #expect(!preset.isMatched(by: order, generalPresets: ["mvc"]))
    #expect(!preset.isMatched(by: preset, generalPresets: ["mvvm"]))
  }

  @Test func aPresetThatIsAskedForGivesWayToNothing() throws {
    let wanted = RulesProposal.wanted(try fit("mvvm"))
    #expect(!wanted.isMatched(by: try order(), generalPresets: ["mvvm"]))
  }

  @Test func anOrderGivesWayToOneThatForbidsAsMuch() throws {
    let order = try order()
    #expect(order.isMatched(by: order, generalPresets: []))
  }
}
