import LintelRules
import Testing

@testable import LintelAdvice

/// What goes first of all that a project may be called after.
@Suite struct LeadingProposalTests {
  /// Folders that are called after a clean architecture; in one of two, the domain knows the data.
  private func project(keepsItsRules: Bool) -> Project {
    var project = Project()
    for number in 1...4 {
      for folder in ["Presentation", "Domain", "Data"] {
        project.add("\(folder)\(number)", in: "App/\(folder)/\(number).swift")
      }
      project.use("Presentation\(number)", "Domain\(number)")
      if keepsItsRules {
        project.use("Data\(number)", "Domain\(number)")
      } else {
        project.use("Domain\(number)", "Data\(number)")
      }
    }
    return project
  }

  /// Words that many projects have for folders take rules that are kept, others do not.
  @Test(arguments: [(true, true, true), (false, true, false), (false, false, true)])
  func commonNamesTakeRulesThatAreKept(
    keepsItsRules: Bool, isCommon: Bool, isFirst: Bool
  ) throws {
    let graph = project(keepsItsRules: keepsItsRules).graph
    let clean = try #require(
      PresetFit.all(of: shippedPresets, kinds: .builtIn, in: graph, today: today)
        .first { $0.preset == "clean" })
    #expect(clean.isNamed(by: ["Data", "Domain", "Presentation"], and: []))
    #expect(!clean.isNamed(by: ["Data", "Flow"], and: []))
    #expect(!clean.isNamed(by: ["Data"], and: ["Flow"]))
    let leading = RulesProposal.leading(
      [clean], modules: [try order()], common: isCommon ? ["clean"] : [], screenPatterns: [],
      usual: [])
    #expect(leading.count == 2)
    #expect(leading.first?.isUnrequestedPreset == isFirst)
  }

  /// Modules, which go before what is not sure.
  private func order() throws -> LayerProposal {
    var project = Project()
    for module in ["App", "Core", "Net"] {
      for number in 1...4 {
        project.file("\(module)/\(number).swift", module: module)
        project.add("\(module)\(number)", in: "\(module)/\(number).swift")
      }
    }
    for number in 1...4 {
      project.use("App\(number)", "Core\(number)")
      project.use("Core\(number)", "Net\(number)")
    }
    return try #require(
      LayerProposal.all(of: ProjectStructure(project.graph)).first {
        $0.kind == .modules && $0.isStrong
      })
  }
}
