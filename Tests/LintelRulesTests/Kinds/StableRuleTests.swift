import LintelVocabulary
import Testing

@testable import LintelFindings
@testable import LintelJudging
@testable import LintelRules

@Suite struct StableRuleTests {
  private let components = ["A", "B", "C", "D"]

  private func yaml(_ options: String = "") -> String {
    rules("  r: { kind: stable\(options) }", components: components)
  }

  /// B → A, C → A, A → D, D → B, D → C.
  ///
  /// A: Ca 2 (B, C), Ce 1 (D), 1/3. B: Ca 1, Ce 1, 1/2. C: the same. D: Ca 1 (A), Ce 2, 2/3.
  private var tangle: Project {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("B1", "A1")
    project.use("C1", "A1")
    project.use("A1", "D1", .construct)
    project.use("A1", "D1")
    project.use("D1", "B1")
    project.use("D1", "C1")
    return project
  }

  @Test func findsWhatDependsOnLessStableThings() throws {
    let found = try findings(yaml(), in: tangle)
    #expect(
      found.map(\.message) == [
        "'A' (instability 0.33) depends on 'D' (instability 0.67), which is less stable"
      ])
    #expect(found.map(\.from) == [Endpoint(name: "A", component: "A")])
    #expect(found.map(\.to) == [Endpoint(name: "D", component: "D")])
    #expect(found.map { $0.locations.map(\.line) } == [[2, 3]])
    #expect(found.map(\.kind) == [nil])
    #expect(
      found.map(\.remedy) == [
        "declare what A needs as a protocol in A and let a type of D conform to it, or move the "
          + "used code to something as stable as A"
      ])
  }

  @Test func stableDependenciesAreNone() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("A1", "B1")
    project.use("A1", "C1")
    project.use("B1", "C1")
    project.use("C1", "D1")
    #expect(try messages(yaml(), in: project) == [])
  }

  @Test func equallyStableOnesMayUseEachOther() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    for (from, to) in [("A1", "B1"), ("B1", "C1"), ("C1", "D1"), ("D1", "A1")] {
      project.use(from, to)
    }
    #expect(try messages(yaml(), in: project) == [])
  }

  @Test func looksAtNamedComponentsOnly() throws {
    // Without C: A 1/2, B 1/2, D 1/2.
    #expect(try messages(yaml(", in: [A, B, D]"), in: tangle) == [])
  }

  @Test func comparesModules() throws {
    var project = Project()
    for name in ["A", "B", "C", "D"] { project.file("\(name)/1.swift", module: "\(name)Kit") }
    for (from, to) in [("B", "A"), ("C", "A"), ("A", "D"), ("D", "B"), ("D", "C")] {
      project.addImport("\(to)Kit", in: "\(from)/1.swift")
    }
    let found = try findings(yaml(", level: module"), in: project)
    #expect(
      found.map(\.message) == [
        "'AKit' (instability 0.33) depends on 'DKit' (instability 0.67), which is less stable"
      ])
    #expect(found.map(\.from) == [Endpoint(name: "AKit", component: "A")])
  }

  @Test func countsKindsAndCertaintiesAsToldTo() throws {
    var project = tangle
    project.use("B1", "D1", .static, .ambiguous)
    #expect(try messages(yaml(), in: project).count == 1)
    #expect(try findings(yaml(", kinds: type"), in: tangle).map { $0.locations.count } == [1])
    // Only A → D is left: A 1/1, D 0/1.
    #expect(try messages(yaml(", kinds: construct"), in: tangle) == [])
  }

  @Test func anExceptionExcusesAndIsFoundUnused() throws {
    let exception = ", allow: [{ from: A, to: D, because: callbacks }]"
    #expect(try messages(yaml(exception), in: tangle) == [])
    let other = ", allow: [{ from: A, to: B, because: callbacks }]"
    #expect(
      try messages(yaml(other), in: tangle) == [
        "'A' (instability 0.33) depends on 'D' (instability 0.67), which is less stable",
        "the exception from 'A' to 'B' is not used",
      ])
    let expired = ", allow: [{ from: A, to: D, because: callbacks, until: 2026-02-01 }]"
    #expect(
      try messages(yaml(expired), in: tangle) == [
        "'A' (instability 0.33) depends on 'D' (instability 0.67), which is less stable; the "
          + "exception for it expired on 2026-02-01"
      ])
  }

  @Test func showsDifferencesThatTwoDecimalsHide() {
    let words = BreachWords(from: "A", fromKind: .file, to: "B")
    let reason = StabilityReason(
      from: Ratio(part: 100, whole: 301), to: Ratio(part: 101, whole: 303))
    #expect(
      reason.message(words)
        == "'A' (instability 100/301) depends on 'B' (instability 101/303), which is less stable")
  }

  @Test(arguments: [
    (0, 1, "0.00"), (1, 1, "1.00"), (1, 3, "0.33"), (2, 3, "0.67"), (1, 8, "0.13"), (1, 20, "0.05"),
    (1, 201, "0.00"), (200, 201, "1.00"),
  ])
  func writesTwoDecimals(part: Int, whole: Int, text: String) {
    #expect(Ratio(part: part, whole: whole).text == text)
  }

  @Test func saysWhenItCannotFail() throws {
    let project = project(["A1", "B1", "C1", "D1"])
    #expect(
      try errors(yaml(", in: [A, B]"), in: project) == [
        "8:3: 'level: component' can never fail: of two components the used one is always more "
          + "stable; correct it or set 'may-be-empty: true'"
      ])
    #expect(
      try errors(yaml(", level: module"), in: project) == [
        "8:3: 'level: module' can never fail: there is only one; correct it or set "
          + "'may-be-empty: true'"
      ])
    #expect(try errors(yaml(", in: [A, B], may-be-empty: true"), in: project) == [])
  }

  @Test func reportsBadOptions() {
    #expect(
      errors(yaml(", level: file")) == [
        "lintel.yml:8:29: unknown level 'file'; expected 'component' or 'module'"
      ])
  }
}
