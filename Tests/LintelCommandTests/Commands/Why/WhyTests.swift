import Testing

@testable import LintelCommand

/// Paths, and what no path can do without, as whole texts.
@Suite struct WhyTests {
  func why(_ from: String, _ to: String, _ files: [String: String] = [:]) throws
    -> CommandRun
  {
    let project = try TemporaryProject(cyclicProject.merging(files) { $1 })
    return CommandRun("why", from, to, project.path)
  }

  @Test func betweenTypes() throws {
    #expect(
      try why("Screen", "Cache").output == """
        'Screen' uses 'Model': type at UI/Screen.swift:2:14
        'Model' uses 'Store': construct at Domain/Model.swift:2:15
        'Store' uses 'Cache': type at Data/Store.swift:2:14 and 2 more
        every chain uses 'Model' -> 'Store'
        every chain uses 'Store' -> 'Cache'

        """)
  }

  @Test func betweenComponents() throws {
    #expect(
      try why("UI", "Data").output == """
        'Router' uses 'Model': construct at UI/Screen.swift:6:41
        'Model' uses 'Store': construct at Domain/Model.swift:2:15
        every chain uses 'Model' -> 'Store'
        every chain between components uses 'UI' -> 'Domain'
        every chain between components uses 'Domain' -> 'Data'

        """)
  }

  @Test func betweenFiles() throws {
    #expect(
      try why("UI/Screen.swift", "Store.swift").output == """
        'Router' uses 'Model': construct at UI/Screen.swift:6:41
        'Model' uses 'Store': construct at Domain/Model.swift:2:15
        every chain uses 'Model' -> 'Store'
        every chain between files uses 'UI/Screen.swift' -> 'Domain/Model.swift'
        every chain between files uses 'Domain/Model.swift' -> 'Data/Store.swift'

        """)
  }

  @Test func ofDifferentKinds() throws {
    #expect(
      try why("UI", "Store").output == """
        'Router' uses 'Model': construct at UI/Screen.swift:6:41
        'Model' uses 'Store': construct at Domain/Model.swift:2:15
        every chain uses 'Model' -> 'Store'

        """)
  }

  /// Code of no component is a way that the graph of components does not show.
  @Test func pastComponents() throws {
    let run = try why(
      "UI", "Data",
      [
        "Helper.swift": "struct Helper { let store: Store }\n",
        "UI/Other.swift": "struct Other { let helper: Helper }\n",
      ])
    #expect(
      run.output == """
        'Other' uses 'Helper': type at UI/Other.swift:1:28
        'Helper' uses 'Store': type at Helper.swift:1:28

        """)
  }

  /// Code beside a nested type is not the nested type.
  @Test func nestedTypes() throws {
    let files = [
      "UI/Screen.swift": """
      struct Screen {
        let model: Model
        struct Style { let color: Color }
      }
      struct Color {}
      """
    ]
    #expect(try why("Screen", "Model", files).status == .success)
    #expect(try why("Screen.Style", "Model", files).status == .findings)
    #expect(
      try why("Screen.Style", "Color", files).output == """
        'Screen' uses 'Color': type at UI/Screen.swift:3:29
        every chain uses 'Screen' -> 'Color'

        """)
  }

  /// What one type uses is not used by those that use another type of the same component.
  @Test func notByWayOfStrangers() throws {
    let run = try why("UI", "Data", ["Domain/Model.swift": "struct Model {}\nlet s = Store()\n"])
    #expect(run.status == .findings)
    #expect(run.output == "'UI' does not depend on 'Data'\n")
  }

  @Test func fromSomethingToItself() throws {
    #expect(
      try why("Router", "Router").output == """
        'Router' uses 'Screen': type at UI/Screen.swift:6:18 and 1 more
        'Screen' uses 'Router': type at UI/Screen.swift:3:15
        every chain uses 'Router' -> 'Screen'
        every chain uses 'Screen' -> 'Router'

        """)
    #expect(try why("Model", "Model").status == .findings)
  }

  @Test func severalMeanings() throws {
    let run = try why("Screen", "Model", ["Domain/Twin.swift": "struct Model {}\n"])
    #expect(run.status == .success)
    #expect(
      run.output == """
        'Screen' uses 'Domain/Model.swift:Model': type at UI/Screen.swift:2:14, the name is ambiguous

        """)
    #expect(
      run.error
        == "note: 2 declarations are named 'Model', and all of them are used: "
        + "'Domain/Model.swift:Model', 'Domain/Twin.swift:Model'; to select one, give its name and "
        + "file as listed\n")
  }

  @Test func oneOfSeveralTypesIsNamedByItsFile() throws {
    let files = [
      "UI/Twin.swift": "private struct Model { let clock: Clock }\n",
      "Data/Twin.swift": "extension Model { var cache: Cache? { nil } }\n",
    ]
    let other = try why("UI/Twin.swift:Model", "Store", files)
    #expect(other.status == .findings)
    #expect(other.error == "")
    #expect(other.output == "'UI/Twin.swift:Model' does not depend on 'Store'\n")
    let meant = try why("Domain/Model.swift:Model", "Cache", files)
    #expect(
      meant.output == """
        'Domain/Model.swift:Model' uses 'Cache': type at Data/Twin.swift:1:30

        """)
    #expect(try why("UI/Twin.swift:Modle", "Store", files).status == .failure)
    let project = try TemporaryProject(cyclicProject.merging(files) { $1 })
    let drawing = CommandRun("graph", project.path, "--focus", "Model")
    #expect(drawing.error.hasPrefix("note: 2 declarations are named 'Model'"))
    #expect(
      CommandRun("graph", project.path, "--focus", "UI/Twin.swift:Model").error == "")
  }

  /// A type that is declared once whatever is compiled.
  @Test func branchesOfOneFileDeclareOneType() throws {
    let run = try why(
      "Screen", "Store",
      [
        "Domain/Model.swift": """
        #if FAST
          struct Model { let clock: Clock }
        #else
          struct Model { let store: Store }
        #endif
        protocol Clock {}
        """
      ])
    #expect(run.error == "")
    #expect(
      run.output == """
        'Screen' uses 'Model': type at UI/Screen.swift:2:14
        'Model' uses 'Store': type at Domain/Model.swift:4:29
        every chain uses 'Model' -> 'Store'

        """)
  }

  /// A way that is sure, if there is one, even if others are as short or shorter.
  @Test func sureWaysComeFirst() throws {
    let run = try why(
      "Screen", "Store",
      [
        "Domain/Twin.swift": "struct Model { let store: Store }\n",
        "UI/Side.swift":
          "extension Screen { var side: Side? { nil } }\nstruct Side { let top: Top }\n",
        "UI/Top.swift": "struct Top { let store: Store }\n",
      ])
    #expect(
      run.output == """
        'Screen' uses 'Side': type at UI/Side.swift:1:30
        'Side' uses 'Top': type at UI/Side.swift:2:24
        'Top' uses 'Store': type at UI/Top.swift:1:25
        every chain uses 'Screen' -> 'Side'
        every chain uses 'Side' -> 'Top'
        every chain uses 'Top' -> 'Store'

        """)
  }

  @Test func namesThatAreNearlyRight() throws {
    let files = ["Data/Model.swift": "struct Stork {}\n"]
    let near = try why("Stor", "Cache", files)
    #expect(near.status == .failure)
    #expect(near.output == "")
    #expect(
      near.error
        == "Stor: error: no declaration, file, folder, module or component is named 'Stor'; did you mean "
        + "'Store' or 'Stork'?\n")
    let several = try why("Model.swift", "Cache", files)
    #expect(several.status == .failure)
    #expect(
      several.error
        == "Model.swift: error: 2 files are named 'Model.swift'; did you mean "
        + "'Data/Model.swift' or 'Domain/Model.swift'?\n")
    let path = try why("Domain/Modle.swift", "Cache")
    #expect(path.error.hasSuffix("did you mean 'Domain/Model.swift'?\n"))
  }

  @Test func whyShowsEveryStep() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("why", "Screen", "Data/Store.swift", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        'Screen' uses 'Model': type at UI/Screen.swift:1:28
        'Model' uses 'Store': type at Domain/Model.swift:2:14
        every chain uses 'Screen' -> 'Model'
        every chain uses 'Model' -> 'Store'

        """)
  }

  @Test func whyNot() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("why", "Data", "UI", project.path)
    #expect(run.status == .findings)
    #expect(run.output == "'Data' does not depend on 'UI'\n")
    let unknown = CommandRun("why", "Modle", "UI", project.path)
    #expect(unknown.status == .failure)
    #expect(unknown.error.contains("named 'Modle'; did you mean 'Model'?"))
  }
}
