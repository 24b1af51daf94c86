import Testing

@testable import LintelCommand

/// A file that two targets compile is code of both, so both may use it.
@Suite struct SharedTargetsTests {
  private static func files(_ rule: String, widget: String) -> [String: String] {
    [
      "project.yml": """
      name: Shop
      targets:
        App: { type: application, platform: iOS, sources: [App, Shared] }
        Widget: { type: app-extension, platform: iOS, sources: [Widget, Shared] }

      """,
      "lintel.yml": """
      version: 1
      components:
        App: { target: App }
        Widget: { target: Widget }
        Tiles: Widget/**
      rules:
        apart: { \(rule) }

      """,
      "Shared/Price.swift": "final class Price { init() {} }\n",
      "App/Screen.swift": "final class Screen { let price = Price() }\n",
      "Widget/Tile.swift": widget,
    ]
  }

  static let rules = [
    "kind: forbid, from: Widget, to: App", "kind: forbid, from: App, to: Widget",
    "kind: through-protocols, from: Widget, to: App", "kind: protect, target: App, from: []",
    "kind: protect, target: Widget, from: []", "kind: protect, target: [App, Widget], from: []",
    "kind: construct, of: App, by: App", "kind: construct, of: [App, Widget], by: [App, Widget]",
    "kind: independent, of: [App, Widget]",
  ]

  @Test(arguments: rules)
  func bothMayUseIt(rule: String) throws {
    let widget = "final class Tile { let price = Price() }\n"
    let project = try TemporaryProject(Self.files(rule, widget: widget))
    let run = withExtendedLifetime(project) { CommandRun(project.path) }
    #expect(run.output.hasPrefix("no findings; "), "\(run.output)\(run.error)")
    #expect(run.status == .success)
  }
}
