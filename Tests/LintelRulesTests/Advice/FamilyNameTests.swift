import LintelComponents
import Testing

@testable import LintelAdvice
@testable import LintelJudging

/// Folders of features can be called what file systems allow.
@Suite struct FamilyNameTests {
  /// Two folders of features above one of services; no feature knows another.
  private func project(_ families: [String]) -> Project {
    var project = Project()
    for number in 0..<6 { project.add("Service\(number)", in: "App/Kit/Service\(number).swift") }
    for (position, family) in families.enumerated() {
      for feature in ["Chat", "Login", "Menu", "Search"] {
        for number in 0..<4 {
          let name = "\(feature)\(position)\(number)"
          project.add(name, in: "App/\(family)/\(feature)/\(name).swift")
          project.use(name, "Service\(number)")
          if number > 0 { project.use(name, "\(feature)\(position)0") }
        }
      }
    }
    return project
  }

  @Test(arguments: [
    ["Core_UI", "Core-UI"], ["画面", "部品"], ["Scenes {new}", "My \"Scenes\""], ["*", "a?b"],
    ["Scenes\nsources: { exclude: [\"**\"] }", "Back\\slash\t"], ["{folder}", "\u{202E}left"],
  ])
  func everyProposalCanBeRead(families: [String]) throws {
    let project = project(families)
    let proposals = LayerProposal.all(of: ProjectStructure(project.graph))
    #expect(proposals.contains { $0.families.count == 2 })
    for proposal in proposals {
      let text = proposal.text(adding: [])
      #expect(try messages(text, in: project) == [])
      // Each feature is a component, and each family has its rule.
      if proposal.families.count == 2 {
        let configuration = try load(text)
        #expect(configuration.rules.count == 3)
        #expect(try Judge(configuration, project.graph).components.components.count >= 8)
      }
    }
  }
}
