import Testing

@testable import LintelCommand

@Suite struct ProveCommandTests {
  private static let rules = """
    version: 1
    components: { UI: UI/**, Domain: Domain/** }
    rules:
      layering: { kind: layers, layers: [UI, Domain], kinds: [type, construct] }
      no-ui: { kind: imports, in: Domain, deny: [SwiftUI] }

    """
  private static let files = [
    "lintel.yml": rules,
    "UI/Screen.swift": "struct Screen {}\n",
    "Domain/Order.swift": "struct Order {}\n",
  ]

  @Test func printsWhatBecameOfEachRule() throws {
    let project = try TemporaryProject(Self.files)
    let run = CommandRun("prove", project.path)
    #expect(run.error == "")
    #expect(
      run.output == """
        rule      kind     breaches  killed  survived
        layering  layers          2       2         0
        no-ui     imports         1       1         0

        3 breaches of 2 rules, all found

        """)
    #expect(run.status == .success)
  }

  @Test func showsOneRule() throws {
    let project = try TemporaryProject(Self.files)
    let run = CommandRun("prove", project.path, "--rule", "no-ui", "--format", "json")
    #expect(
      run.output == """
        {"version":1,"passed":true,"rules":[{"rule":"no-ui","kind":"imports","passed":true,\
        "idle":false,"broken":false,"omitted":0,"breaches":[{"summary":"'Domain/Order.swift' \
        (Domain) says 'import SwiftUI'","killed":true,"excerpt":[],"obstacle":null}]}]}

        """)
    #expect(run.status == .success)
  }

  @Test func failsOnARuleThatNothingCanBreak() throws {
    var files = Self.files
    files["lintel.yml"]? += "  everything: { kind: exhaustive, in: UI/** }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("prove", project.path)
    #expect(
      run.output == """
        rule        kind        breaches  killed  survived
        layering    layers             2       2         0
        no-ui       imports            1       1         0
        everything  exhaustive         0       0         0

        everything: cannot be broken: no change of the existing code would break it; complete the \
        rule, or remove it

        3 breaches of 3 rules, 0 not found; 1 rule that cannot be broken

        """)
    #expect(run.status == .findings)
  }

  @Test func showsWhatWasNotFound() throws {
    // In a type with a generic parameter of its name, 'Screen' is another.
    var files = Self.files
    files["lintel.yml"] = """
      version: 1
      components: { UI: UI/**, Domain: Domain/** }
      rules:
        apart: { kind: forbid, from: Domain, to: UI, kinds: [type] }
      """
    files["Domain/Early.swift"] = "struct Early<Screen> { let screen: Screen }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("prove", project.path)
    #expect(
      run.output == """
        rule   kind    breaches  killed  survived
        apart  forbid         1       0         1

        apart: not found: 'Early' (Domain) uses 'Screen' (UI) as 'type'
          Domain/Early.swift:2: +  func lintelProof1(_ value: Screen) {}
          expected a finding of 'apart' there

        1 breach of 1 rule, 1 not found

        """)
    #expect(run.status == .findings)
  }

  @Test func aWayRoundIsFoundBesideOthers() throws {
    var files = Self.files
    files["lintel.yml"] = """
      version: 1
      components: { UI: UI/**, Domain: Domain/** }
      rules:
        layering: { kind: layers, layers: [UI, Domain], kinds: [type] }
      """
    files["Shared/Helper.swift"] = "struct Helper { let screen: Screen }\n"
    files["Domain/Early.swift"] = "struct Early { let helper: Helper }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("prove", project.path)
    #expect(run.output.contains("breaches of 1 rule, all found\n"))
    #expect(run.status == .success)
  }

  @Test func refusesRulesThatAreNotThere() throws {
    let project = try TemporaryProject(Self.files)
    let run = CommandRun("prove", project.path, "--rule", "layerin")
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.error.contains("no rule is named 'layerin'; did you mean 'layering'?"))
  }

  @Test func refusesWhatCannotBeChecked() throws {
    var files = Self.files
    files["lintel.yml"] = Self.rules.split(separator: "UI/**").joined(separator: "Nowhere/**")
    let project = try TemporaryProject(files)
    let run = CommandRun("prove", project.path)
    #expect(run.status == .failure)
    #expect(run.error.contains("lintel.yml:2:"))
  }
}
