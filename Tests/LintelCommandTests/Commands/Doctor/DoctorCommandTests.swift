import Testing

@testable import LintelCommand

@Suite struct DoctorCommandTests {
  private static let noProjects = "projects: no package or project; all files are one module\n"

  @Test func nothingWrong() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model { let store: Store }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .success)
    #expect(run.output == Self.noProjects + "nothing wrong with 1 rule\n")
  }

  @Test func oddThingsFail() throws {
    var files = layeredProject
    files["lintel.yml"]? += """

          allow: [{ from: Data, to: UI, because: "used to be so" }]
      """
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .findings)
    #expect(
      run.output == Self.noProjects + """
        \(project.path)/lintel.yml:11:13: warning: this exception from rule 'layering' excuses nothing; \
        remove it
        1 warning about 1 rule

        """)
  }

  /// Before anything else, and no more of it than can be read at once.
  @Test func saysWhatNoRuleLooksAt() throws {
    var files = layeredProject
    for number in 1...12 {
      files["Else\(number)/Loose.swift"] =
        "import Foundation\nimport Alamofire\nimport Module\(number)\nstruct Loose\(number) {}\n"
    }
    files["Else1/Second.swift"] = "struct Second {}\n"
    files["Domain/Model.swift"] = "struct Model { let store: Store }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .findings)
    #expect(
      run.output == Self.noProjects + """
        imported from outside of these sources: Alamofire (in 12 files), Module1 (in 1 file), \
        Module10 (in 1 file), Module11 (in 1 file), Module12 (in 1 file) and 8 more
        13 of 16 types (82 %) belong to no component; rules between components do not cover them:
          2  Else1/**
          1  Else10/**
          1  Else11/**
          1  Else12/**
          1  Else2/**
          1  Else3/**
          1  Else4/**
          1  Else5/**
          4  in 4 more folders
          give them a component, leave them out with 'sources: exclude', or report them with a rule of \
        'kind: exhaustive'
        \(project.path)/lintel.yml: warning: most types belong to no component, so most of the \
        code cannot break a rule
        1 warning about 1 rule

        """)
  }

  @Test func whatCannotBeCheckedIsShownAtOnce() throws {
    var files = layeredProject
    files["lintel.yml"]? +=
      "\n  other: { kind: forbit, from: X }\n  more: { kind: forbid, from: Domian, to: UI }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .failure)
    #expect(run.error.split(separator: "\n").count == 2)
    #expect(run.error.contains("did you mean 'forbid'?"))
    #expect(run.error.contains("did you mean 'Domain'?"))
  }

  @Test func aRuleThatNothingCanBreakIsOdd() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { All: "**", UI: UI/** }
      rules:
        place: { kind: exhaustive }
        ui: { kind: imports, in: UI, deny: Network }
      """,
      "UI/Screen.swift": "struct Screen {}\n",
    ])
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .findings)
    #expect(
      run.output.contains(
        "lintel.yml:4:3: warning: rule 'place' cannot be broken: no change of the existing code "
          + "would break it; complete the rule, or remove it\n"))
    #expect(!run.output.contains("'ui'"))
  }

  /// An app that imports a module whose folder is in no target.
  private static let unknownImport = [
    "App/Main.swift": "import Core\nimport Charts\nlet core = Core()\n",
    "Parts/Core/Core.swift": "public struct Core {}\n",
    "Charts/Chart.swift": "struct Chart {}\n",
  ]

  @Test func saysWhichFolderAnUnknownImportMayMean() throws {
    var files = Self.unknownImport
    files["lintel.yml"] = """
      version: 1
      components: { App: App/**, Core: Parts/** }
      rules: { r: { kind: forbid, from: Core, to: App } }
      """
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(
      run.output.contains(
        "lintel.yml: warning: 'import Core' in App/Main.swift does not name a known module, "
          + "although there is a folder 'Parts/Core' that is in no target; add "
          + "'sources: { modules: { Core: Parts/Core/** } }'\n"))
    #expect(!run.output.contains("import Charts"))
    #expect(run.output.hasPrefix(Self.noProjects))
    #expect(run.status == .findings)
  }

  @Test func whatTheRulesFileDeclaresIsKnown() throws {
    var files = Self.unknownImport
    files["lintel.yml"] = """
      version: 1
      sources: { modules: { Core: Parts/** } }
      components: { App: App/**, Core: Parts/** }
      rules: { r: { kind: forbid, from: Core, to: App } }
      """
    let project = try TemporaryProject(files)
    #expect(!CommandRun("doctor", project.path).output.contains("import Core"))
  }

  @Test func saysWhatAModuleIsCalledThatIsImportedByItsTarget() throws {
    var files = Self.unknownImport
    files["lintel.yml"] = """
      version: 1
      sources: { modules: { Other: Charts/** } }
      components: { App: App/**, Core: Parts/** }
      rules: { r: { kind: forbid, from: Core, to: App } }
      """
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (C);};
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (F);};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Parts; sourceTree = "<group>";};
        C = {isa = PBXNativeTarget; name = Core; fileSystemSynchronizedGroups = (F);
          buildConfigurationList = L; productType = "com.apple.product-type.framework";};
        L = {isa = XCConfigurationList; buildConfigurations = (D);};
        D = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {PRODUCT_NAME = MyCore;};};
      }; rootObject = P; }
      """
    let project = try TemporaryProject(files)
    let output = CommandRun("doctor", project.path).output
    #expect(
      output.contains(
        "there is a target of that name, whose module is called 'MyCore'; import it, or add "
          + "'Core: <paths of its files>' to 'sources: modules'"))
    #expect(
      output.hasPrefix("projects: 1 Xcode project with 1 target; 2 files in no target\n"))
  }
}
