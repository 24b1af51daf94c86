import Lintel
import LintelRules
import Testing

@Suite struct BuilderTests {
  private func project() throws -> ProjectFolder {
    try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model { let screen: Screen? }\n",
    ])
  }

  @Test func findsWhatARulesFileWouldFind() throws {
    let folder = try project()
    let inSwift = try Architecture {
      for name in ["UI", "Domain"] { Component(name, "\(name)/**") }
      Rule("layering", "layers", ["layers": ["UI", "Domain"]], because: "screens come and go")
    }
    let inYAML = try Architecture(
      rulesFile: "lintel.yml",
      text: """
        version: 1
        components: { UI: UI/**, Domain: Domain/** }
        rules:
          layering: { kind: layers, layers: [UI, Domain], because: screens come and go }
        """)
    let result = try inSwift.check(folder.path)
    #expect(result.findings == (try inYAML.check(folder.path)).findings)
    #expect(
      result.findings.map(\.message) == ["'Model' (Domain) uses 'Screen' (UI), a layer above it"])
    #expect(result.findings.map(\.because) == ["screens come and go"])
  }

  @Test func presetsAndSourcesAreThereAsWell() throws {
    let folder = try ProjectFolder([
      "A/LoginView.swift": "struct LoginView { let service: LoginService }\n",
      "A/LoginService.swift": "struct LoginService {}\n",
      "B/LoginViewModel.swift": "import UIKit\n",
    ])
    let result = try Architecture {
      Extends("mvvm")
      Sources("exclude", ["B/**"])
      Rule("no-prints", "forbid", ["from": "View", "to": "Service", "severity": "warning"])
    }.check(folder.path)
    #expect(Set(result.findings.map(\.rule)) == ["layering", "no-prints"])
    #expect(result.fileCount == 2)
  }

  @Test func baselineIsTakenOnlyWhereItIsNamed() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model { let screen: Screen? }\n",
      "AppTests/lintel.baseline": """
      # lintel baseline 1: rule, from -> to, kind of reference, number of places
      layering Model -> Screen type 1

      """,
    ])
    // Where the working directory holds the folder of a test target, the place of its code, which
    // begins with the module's name, happens to be a path.
    let architecture = try Architecture(file: folder.path + "/AppTests/ArchitectureTests.swift") {
      for name in ["UI", "Domain"] { Component(name, "\(name)/**") }
      Rule("layering", "layers", ["layers": ["UI", "Domain"]])
    }
    let usual = try architecture.check(folder.path)
    #expect(usual.findings.map(\.rule) == ["layering"])
    #expect(usual.baseline == nil)
    let named = try architecture.check(
      folder.path, baseline: .at(folder.path + "/AppTests/lintel.baseline"))
    #expect(named.findings == [])
    #expect(named.baseline != nil)
  }

  @Test func problemsAreAtTheirPlaceInTheCode() {
    let line = #line + 3
    do {
      _ = try Architecture {
        Component("UI", "UI/**")
        Rule("a", "forbid", ["from": "UI", "to": "Domian"])
        Rule("b", "acyclic", ["level": "class"])
        Rule("b", "acyclic", ["level": "type"])
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        error.problems.map { "\($0.path):\($0.line - line): \($0.message)" } == [
          "LintelTests/BuilderTests.swift:1: unknown component 'Domian'; the components are 'UI'",
          "LintelTests/BuilderTests.swift:2: unknown level 'class'; expected 'type', 'file', 'folder', "
            + "'component' or 'module'",
          "LintelTests/BuilderTests.swift:3: duplicate key 'b', first used on line \(line + 2)",
        ])
    }
  }
}
