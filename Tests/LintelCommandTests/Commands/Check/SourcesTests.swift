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
    let run = CommandRun(project.path).output
    #expect(run.contains("1 finding (1 error)") && run.hasSuffix(", 2 test files left out\n"))
    files["lintel.yml"]? += "\nsources: { tests: include }\n"
    let all = try TemporaryProject(files)
    #expect(CommandRun(all.path).output.contains("'Probe' (Domain) uses 'Screen' (UI)"))
  }

  /// A branch, or an import in the code of a target that is none of tests, leaves nothing out.
  @Test(arguments: [
    ("#if NEVER\nimport XCTest\n#endif\n", false, true), ("import XCTest\n", false, false),
    ("import XCTest\n", true, true),
  ])
  func anImportMakesATestWhereNothingElseSaysWhatAFileIs(
    _ imports: String, hasTarget: Bool, isJudged: Bool
  ) throws {
    var files = layeredProject
    files["Domain/Probe.swift"] = imports + "final class Probe { let screen: Screen? = nil }\n"
    if hasTarget {
      files["Package.swift"] = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "A", path: ".")])
        """
    }
    let project = try TemporaryProject(files)
    let output = CommandRun(project.path).output
    #expect(output.contains("'Probe' (Domain) uses 'Screen' (UI)") == isJudged, "\(output)")
  }

  /// A folder in `Sources` of a package that computes its targets is no target of tests.
  @Test func anImportMakesNoTestInAFolderOfSources() throws {
    var files = layeredProject
    files["Domain/Sources/Bench/Probe.swift"] =
      "import XCTest\nfinal class Probe { let screen: Screen? = nil }\n"
    files["Domain/Package.swift"] =
      "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: makeTargets())\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).output.contains("; 4 files, "))
  }

  @Test func theProjectsOwnModuleMayBeCalledLikeALibraryForTests() throws {
    var files = layeredProject
    files["Probes/P.swift"] = "public struct P {}\n"
    files["Domain/Probe.swift"] =
      "import Testing\nfinal class Probe { let screen: Screen? = nil }\n"
    files["lintel.yml"]? += "\nsources: { modules: { Testing: Probes/** } }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).output.contains("'Probe' (Domain) uses 'Screen' (UI)"))
  }

  @Test func filesThatManifestsExcludeAreCounted() throws {
    var files = layeredProject
    files["Domain/Package.swift"] =
      "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", "
      + "path: \"sub\", exclude: [\"Old.swift\"])])"
    files["Domain/sub/Old.swift"] = "struct Old { let screen: Screen }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).output.hasSuffix(", 1 file excluded by manifests\n"))
  }

  private static let conditional = [
    "lintel.yml": """
    version: 1
    sources: { platform: ios, define: [BETA] }
    components: { UI: UI/**, Data: Data/** }
    rules: { apart: { kind: forbid, from: UI, to: Data } }
    """,
    "Data/Store.swift": "struct Store {}\n",
    "UI/Screen.swift": """
    #if os(macOS)
    let a = Store()
    #endif
    #if BETA
    let b = Store()
    #endif
    #if DEBUG
    let c = Store()
    #endif
    """,
  ]

  @Test func theRulesFileSaysWhatConditionsAreEvaluatedFor() throws {
    func lines(_ words: String..., without sources: Bool = false) throws -> [String] {
      var files = Self.conditional
      if sources {
        files["lintel.yml"]?.replace("sources: { platform: ios, define: [BETA] }\n", with: "")
      }
      let project = try TemporaryProject(files)
      return CommandRun(["check", project.path] + words).output.split(separator: "\n")
        .filter { $0.hasPrefix("UI/Screen.swift") }
        .map { String($0.dropFirst(16).prefix { $0 != ":" }) }
    }
    #expect(try lines() == ["5"])
    #expect(try lines("--define", "DEBUG") == ["5", "8"])
    #expect(try lines("--platform", "macos") == ["2", "5"])
    #expect(try lines(without: true) == ["2", "5", "8"])
    let project = try TemporaryProject(Self.conditional)
    #expect(
      CommandRun("why", "Screen.swift", "Store", project.path).output.contains("UI/Screen.swift:5"))
    #expect(!CommandRun("graph", project.path, "--format", "json").output.contains("\"line\": 2"))
  }

  /// An empty list says that no flag is set.
  @Test func noFlagsAtAll() throws {
    var files = Self.conditional
    files["lintel.yml"]?.replace("platform: ios, define: [BETA]", with: "define: []")
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path)
    #expect(run.output.contains("UI/Screen.swift:2:"))
    #expect(!run.output.contains("UI/Screen.swift:5:"))
  }

  @Test func previewsAreLeftOutOnRequest() throws {
    var files = [
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Data: Data/** }
      rules: { apart: { kind: forbid, from: UI, to: Data } }
      """,
      "Data/Store.swift": "struct Store { static let sample = Store() }\n",
      "UI/Screen.swift": """
      import SwiftUI
      struct Screen: View { var body: some View { Text("}") } }
      @available(iOS 17, *) @MainActor
      #Preview("one \\(Store.sample)", traits: .sizeThatFits) {
        let store = Store.sample
        Screen(store: store)
      } body: { Screen(store: Store()) }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen(Store()) }
      }
      struct More_Previews { let store = Store() }
      extension More_Previews: SwiftUI.PreviewProvider {
        // lintel:disable:next apart - gone with the preview
        static var previews: some View { Screen(Store()) }
      }
      let late = Store()
      """,
    ]
    let whole = try TemporaryProject(files)
    let all = CommandRun(whole.path).output
    #expect(all.contains("UI/Screen.swift:4:17:"))
    #expect(!all.contains("left out"))
    files["lintel.yml"]?.replace("components:", with: "sources: { previews: exclude }\ncomponents:")
    let project = try TemporaryProject(files)
    let run = CommandRun(project.path).output
    #expect(run.contains("UI/Screen.swift:16:12: error: 'late' (UI) creates 'Store' (Data)"))
    #expect(run.contains("1 finding (1 error) in 1 rule; 2 files, 5 declarations, "))
    #expect(run.contains(", 3 previews left out\n"))
    #expect(CommandRun("prove", project.path).status == .success)
  }

  /// Where a dependency may be used out of sight, nobody is told to remove it.
  @Test(arguments: [
    "exclude: ['**/Generated/**']", "exclude: ['**/*.gen.swift']", "platform: macos",
    "include: [Sources/A/A.swift, Sources/B/**]",
  ])
  func dependenciesMayBeUsedInWhatIsLeftOut(sources: String) throws {
    let project = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])
      """,
      "lintel.yml":
        "version: 1\nsources: { \(sources) }\nrules: { m: { kind: manifest } }\n",
      "Sources/A/A.swift":
        "#if os(Linux)\n\(sources.contains("macos") ? "import B" : "")\n#endif\n",
      "Sources/A/Generated/G.swift": "struct G {}\n",
      "Sources/A/H.gen.swift": "struct H {}\n",
      "Sources/B/B.swift": "public struct B {}\n",
    ])
    #expect(CommandRun(project.path).output.hasPrefix("no findings"))
    try project.write(
      Data("version: 1\nrules: { m: { kind: manifest } }\n".utf8), to: "lintel.yml")
    #expect(
      CommandRun(project.path).output.contains("but does not use it") != sources.contains("macos"))
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
        it, or set 'may-be-empty: true' under 'sources'
        \(rules):13:32: error: no Swift file matches '**/*.generated.swift' under 'exclude'; \
        correct it, remove it, or set 'may-be-empty: true' under 'sources'

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
