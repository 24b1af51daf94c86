import LintelFindings
import Testing

@testable import LintelAdvice
@testable import LintelJudging

@Suite struct DoctorTests {
  private var project: Project {
    var project = Project()
    project.add("Screen", in: "UI/Screen.swift")
    project.add("Model", in: "Domain/Model.swift")
    project.add("Store", in: "Data/Store.swift")
    project.add("Loose", in: "Else/Loose.swift")
    project.use("Screen", "Model")
    return project
  }

  /// `line:column: severity: message` of every diagnosis.
  private func diagnoses(_ rules: String, components: String = "") throws -> [String] {
    let configuration = try load(
      """
      version: 1
      components:
        UI: UI/**
        Domain: Domain/**
        Data: Data/**
      \(components)
      rules:
        place: { kind: exhaustive, in: UI/** }
      \(rules)
      """)
    return try Judge(configuration, project.graph)
      .diagnoses(of: configuration, today: today)
      .map { "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)" }
  }

  @Test func aSoundFileHasNothing() throws {
    #expect(try diagnoses("  a: { kind: forbid, from: Domain, to: UI }") == [])
  }

  @Test func selectorsThatFindNothing() throws {
    #expect(
      try diagnoses(
        "  a: { kind: forbid, from: Domain, to: UI }",
        components: "  Old: { path: [Data/Store*, Dta/**], may-be-empty: true }") == [
          "6:3: note: components 'Data' and 'Old' contain the same code",
          "6:30: warning: 'Dta/**' in component 'Old' matches nothing; there is no such folder at the "
            + "root of the check",
        ])
  }

  @Test func componentsInsideOthers() throws {
    let found = try diagnoses(
      "  a: { kind: forbid, from: Domain, to: UI }",
      components: "  Same: Data/*.swift\n  All: '**/*.swift'")
    #expect(
      found == [
        "3:3: note: all of components 'UI', 'Domain', 'Data' and 'Same' belong to 'All' as well",
        "6:3: note: components 'Data' and 'Same' contain the same code",
      ])
  }

  @Test func exceptionsThatExcuseNothing() throws {
    let found = try diagnoses(
      """
        a:
          kind: forbid
          from: [UI, Data]
          to: Domain
          allow:
            - { from: UI, to: Domain, because: old, until: 2026-01-31 }
            - { from: Data, to: Domain, because: gone }
      """)
    #expect(
      found == [
        "14:9: warning: this exception from rule 'a' expired on 2026-01-31; pay it off, or give it a "
          + "new day and a reason",
        "15:9: warning: this exception from rule 'a' excuses nothing; remove it",
      ])
  }

  @Test func rulesThatContradictEachOther() throws {
    let found = try diagnoses(
      """
        a: { kind: only, from: UI, to: Domain }
        b: { kind: forbid, from: UI, to: Domain }
      """)
    #expect(
      found == [
        "9:3: warning: rule 'a' lets 'UI' use 'Domain', which rule 'b' forbids; make both agree, "
          + "or remove it from one"
      ])
  }

  @Test func rulesThatRepeatOthers() throws {
    let found = try diagnoses(
      """
        a: { kind: layers, layers: [UI, Domain, Data] }
        b: { kind: forbid, from: Data, to: UI }
        c: { kind: forbid, from: Domain, to: UI, severity: warning }
        d: { kind: forbid, from: UI, to: Domain }
      """)
    #expect(
      found == [
        "10:3: note: rules 'b' and 'c' forbid nothing that rule 'a' does not forbid as well"
      ])
  }

  /// Folders of which nothing has a place are told as a whole.
  @Test func codeWithoutAPlace() throws {
    let configuration = try load(
      """
      version: 1
      components: { UI: UI/**, Domain: { name: [Model, First] } }
      rules: { a: { kind: forbid, from: Domain, to: UI } }
      """)
    var project = project
    for (name, path) in [
      ("First", "Else/First.swift"), ("Second", "Else/Deep/Second.swift"),
      ("Third", "Else/Deep/Down/Third.swift"), ("Fourth", "Fourth.swift"),
    ] {
      project.add(name, in: path)
    }
    let judge = try Judge(configuration, project.graph)
    let unplaced = try #require(judge.unplacedTypes)
    #expect((unplaced.count, unplaced.typeCount, unplaced.percentage) == (5, 8, 63))
    #expect(
      unplaced.places.map { "\($0.pattern) \($0.typeCount)" }
        == ["Else/Deep/** 2", "* 1", "Data/** 1", "Else/* 1"])
    #expect(
      judge.diagnoses(of: configuration, today: today) == [
        Diagnosis(
          path: "lintel.yml", line: 0, column: 0, severity: .warning,
          message:
            "most types belong to no component, so most of the code cannot break a rule")
      ])
  }

  @Test func codeWithoutAPlaceIsNotToldWhereARuleFindsIt() throws {
    let configuration = try load(
      """
      version: 1
      components: { UI: UI/** }
      rules: { a: { kind: exhaustive } }
      """)
    let judge = try Judge(configuration, project.graph)
    #expect(judge.unplacedTypes == nil)
    #expect(judge.diagnoses(of: configuration, today: today) == [])
  }
}
