import Lintel
import Testing

@Suite struct DeclaringTests {
  private func project() throws -> ProjectFolder {
    try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model { let screen: Screen? }\n",
    ])
  }

  @Test func findsWhatARulesFileWouldFind() throws {
    let folder = try project()
    let inSwift = try Architecture(
      ["UI", "Domain"].map { .component($0, "\($0)/**") } + [
        .layers(["UI", "Domain"], name: "layering", because: "screens come and go")
      ])
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

  @Test func numbersMayHaveDecimals() throws {
    let folder = try project()
    let architecture = try Architecture([
      .component("UI", "UI/**"),
      .component("Domain", "Domain/**"),
      .metrics(metric: .instability, level: .component, max: 0.25),
    ])
    #expect(try architecture.check(folder.path).findings.map(\.rule) == ["metrics", "metrics"])
  }

  @Test func conditionsAndPreviewsAreThereAsWell() throws {
    let folder = try ProjectFolder([
      "A/View.swift": """
      #if os(iOS) && BETA
      let store = Store()
      #endif
      #if os(macOS) || DEBUG
      let other = Store()
      #endif
      #Preview { Store() }
      """,
      "B/Store.swift": "struct Store {}\n",
    ])
    let result = try Architecture([
      .sources("platform", "ios"),
      .sources("define", ["BETA"]),
      .sources("previews", "exclude"),
      .component("A", "A/**"),
      .component("B", "B/**"),
      .forbid(from: "A", to: "B"),
    ]).check(folder.path)
    #expect(result.findings.flatMap(\.places).map(\.line) == [2])
  }

  @Test func presetsAndSourcesAreThereAsWell() throws {
    let folder = try ProjectFolder([
      "A/LoginView.swift": "struct LoginView { let service: LoginService }\n",
      "A/LoginService.swift": "struct LoginService {}\n",
      "B/LoginViewModel.swift": "import UIKit\n",
    ])
    let result = try Architecture([
      .extends("mvvm"),
      .sources("exclude", ["B/**"]),
      .forbid(from: "View", to: "Service", severity: .warning),
    ]).check(folder.path)
    #expect(Set(result.findings.map(\.rule)) == ["layering", "forbid"])
    #expect(result.fileCount == 2)
  }

  @Test func filesAreLookedForBesideTheCode() throws {
    let folder = try ProjectFolder([
      "UI/Screen.swift": "struct Screen { let model: Model }\n",
      "Domain/Model.swift": "struct Model { let screen: Screen? }\n",
      "Tests/shared/rules.yml": "version: 1\ncomponents: { UI: UI/**, Domain: Domain/** }\n",
      "Tests/shared/parts.mmd": "flowchart TD\n  UI --> Domain\n",
      "Tests/lintel.baseline": """
      # lintel baseline 1: rule, from -> to, kind of reference, number of places
      layering Model -> Screen type 1

      """,
    ])
    let code = folder.path + "/Tests/ArchitectureTests.swift"
    let architecture = try Architecture(
      [
        .extends("shared/rules.yml", filePath: code),
        .layers(["UI", "Domain"], name: "layering"),
        .diagram(file: "shared/parts.mmd", name: "drawn", filePath: code),
      ], file: code)
    #expect(try architecture.check(folder.path).findings.map(\.rule) == ["drawn"])
    #expect(
      try architecture.check(folder.path, baseline: .none).findings.map(\.rule)
        == ["drawn", "layering"])
  }

  @Test func problemsAreAtTheirPlaceInTheCode() {
    let line = #line + 3
    do {
      _ = try Architecture([
        .component("UI", "UI/**"),
        .forbid(from: "UI", to: "Domian"),
        .acyclic(level: .type),
        .acyclic(level: .file),
      ])
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        error.errors.map { "\($0.path):\($0.line - line): \($0.message)" } == [
          "\(#filePath):1: unknown component 'Domian'; the components are 'UI'",
          "\(#filePath):3: duplicate key 'acyclic', first used on line \(line + 2)",
        ])
    }
  }
}
