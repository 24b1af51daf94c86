import LintelArchitecture
import LintelFindings
import Testing

/// Chains of a `forbid` rule that one step makes.
@Suite struct SharedStepTests {
  private func check(_ files: [String: String], baseline: String? = nil) throws -> CheckResult {
    var all = [
      "Screens/A/a.swift": "struct A { let v = Factory.make() }\n",
      "Screens/B/b.swift": "struct B { let v = Factory.make() }\n",
      "Screens/C/c.swift": "struct C { let v = Factory.make() }\n",
      "Mid/f.swift": "enum Factory { static func make() -> Int { Repo().load() } }\n",
      "Data/r.swift": "struct Repo { func load() -> Int { Client().get() } }\n",
      "Infra/c.swift": "struct Client { func get() -> Int { 1 } }\n",
      "lintel.yml": """
      version: 1
      components:
        "Screen.{s}": "Screens/{s}/**"
        Mid: Mid/**
        Data: Data/**
        Infra: Infra/**
      rules:
        no-detour: { kind: forbid, from: "Screen.{s}", to: [Data, Infra], reach: transitive }

      """,
    ]
    all.merge(files) { $1 }
    all["lintel.baseline"] = baseline
    let folder = try ProjectFolder(all)
    return try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(folder.path)
  }

  @Test func areOneFindingAtThisStep() throws {
    let result = try check([:])
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(
      finding.message
        == "'Factory' (Mid) uses 'Repo' (Data), a step of 6 chains, e.g. 'Screen.A' reaches 'Repo' "
        + "(Data) through 'Factory'")
    #expect(finding.locations.map { "\($0.path):\($0.line):\($0.column)" } == ["Mid/f.swift:1:44"])
    #expect(finding.remedy == "cut this step, which all of these chains share")
    #expect(finding.path.map(\.to.name) == ["Factory", "Repo"])
    #expect(finding.parts.count == 6)
  }

  /// Only one screen is left, and it has a second way.
  @Test func chainsThatShareNothingStayApart() throws {
    let result = try check([
      "Screens/B/b.swift": "struct B { let v = Other.make() }\n",
      "Screens/C/c.swift": "struct C {}\n",
      "Mid/o.swift": "enum Other { static func make() -> Int { Client().get() } }\n",
      "Data/r.swift": "struct Repo { func load() -> Int { 1 } }\n",
    ])
    #expect(
      result.findings.map(\.message) == [
        "'Screen.A' reaches 'Repo' (Data) through 'Factory'",
        "'Screen.B' reaches 'Client' (Infra) through 'Other'",
      ])
  }

  /// A baseline has an entry for each chain, so that a screen that is added is new.
  @Test func areEntriesOfTheirOwn() throws {
    let baseline = Baseline(accepting: try check([:]).findings)
    #expect(
      baseline.entries.map(\.line) == [
        "no-detour Screen.A -> Data through Factory 1",
        "no-detour Screen.A -> Infra through Factory 1",
        "no-detour Screen.B -> Data through Factory 1",
        "no-detour Screen.B -> Infra through Factory 1",
        "no-detour Screen.C -> Data through Factory 1",
        "no-detour Screen.C -> Infra through Factory 1",
      ])
    #expect(try check([:], baseline: baseline.text).findings == [])
    let more = try check(
      ["Screens/D/d.swift": "struct D { let v = Factory.make() }\n"], baseline: baseline.text)
    #expect(
      more.findings.map(\.message) == [
        "'Factory' (Mid) uses 'Repo' (Data), a step of 2 chains, e.g. 'Screen.D' reaches 'Repo' "
          + "(Data) through 'Factory'"
      ])
  }

  @Test(arguments: [
    ("Mid/f.swift", "enum Factory { static func make() -> Int { Repo().load() } }", 6),
    ("Screens/A/a.swift", "struct A { let v = Factory.make() }", 2),
  ])
  func aCommentHidesThemAtTheStepOrWhereOneBegins(path: String, line: String, count: Int) throws {
    let result = try check([path: "// lintel:disable:next no-detour - known\n\(line)\n"])
    #expect(result.suppressed.count == count)
    #expect(result.findings.count == (count == 6 ? 0 : 1))
    #expect(!result.findings.contains { $0.rule == Suppressions.ruleName })
  }
}
