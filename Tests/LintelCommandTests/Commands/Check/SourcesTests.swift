import Foundation
import Testing

@testable import LintelCommand

/// `sources` of a rules file: what is read, and into which modules.
@Suite struct SourcesTests {
  @Test func testsAreLeftOutUnlessWanted() throws {
    var files = layeredProject
    files["UITests/Spec.swift"] = "struct Spec { let store: Store }\n"
    files["Domain/Probe.swift"] = "import XCTest\nfinal class Probe { let screen: Screen? = nil }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).output == CheckCommandTests.finding)
    files["lintel.yml"]? += "\nsources: { tests: include }\n"
    let all = try TemporaryProject(files)
    #expect(CommandRun(all.path).output.contains("'Probe' (Domain) uses 'Screen' (UI)"))
  }

  /// What an Xcode project of several targets looks like from outside.
  private static let frameworks = [
    "lintel.yml": """
    version: 1
    sources: { modules: { App: App/**, Store: Store/** } }
    components: { App: { module: App }, Store: { module: Store } }
    rules: { layering: { kind: layers, layers: [App, Store] } }
    """,
    "App/Order.swift": "import Store\nstruct Order {}\nstruct Screen { let order: Order }\n",
    "Store/Order.swift": "public struct Order {}\nstruct Shelf { let order: Order }\n",
  ]

  @Test func declaredModulesHaveScopesOfTheirOwn() throws {
    let project = try TemporaryProject(Self.frameworks)
    #expect(
      CommandRun(project.path).output == "no findings; 2 files, 6 declarations, 2 dependencies\n")
  }

  @Test func globsOfSourcesThatMatchNothingAreErrors() throws {
    var files = layeredProject
    files["Domain/Generated/G.swift"] = "struct G {}\n"
    files["lintel.yml"]? += """

      sources:
        include: [UI/**, "D*/**", Uix/**]
        exclude: ["**/Generated/**", "**/*.generated.swift"]
      """
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path)
    #expect(run.status == .failure)
    let rules = project.path + "/lintel.yml"
    #expect(
      run.error == """
        \(rules):12:29: error: no Swift file matches 'Uix/**' under 'include'; correct it, remove \
        it, or let 'sources' say 'may-be-empty: true'
        \(rules):13:32: error: no Swift file matches '**/*.generated.swift' under 'exclude'; correct \
        it, remove it, or let 'sources' say 'may-be-empty: true'

        2 errors; nothing was checked

        """)
    files["lintel.yml"]? += "\n  may-be-empty: true\n"
    let lenient = try TemporaryProject(files)
    #expect(CommandRun(lenient.path).status == .findings)
  }

  @Test func declaredModuleWithoutFilesIsAnError() throws {
    var files = Self.frameworks
    files["lintel.yml"] = files["lintel.yml"]?.replacingOccurrences(
      of: "Store: Store/** }", with: "Store: Storage/** }")
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path)
    #expect(run.status == .failure)
    #expect(
      run.error.hasPrefix(
        "\(project.path)/lintel.yml:2:36: error: no file belongs to module 'Store'; correct its "
          + "paths or remove it\n"))
  }
}
