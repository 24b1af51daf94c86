import LintelArchitecture
import LintelFindings
import Testing

/// What edits do to a baseline, with edits made up at random on a small project.
@Suite struct BaselinePropertyTests {
  private static let rules = """
    version: 1
    components: { UI: UI/**, Domain: Domain/**, Data: Data/**, Tools: Tools/** }
    rules:
      layering: { kind: layers, layers: [UI, Domain, Data] }
      reach: { kind: forbid, from: Tools, to: UI, reach: transitive }
      cycles: { kind: acyclic, level: type }
    """

  /// The same project, written down in some way.
  private func check(
    _ project: WrittenProject, _ baseline: String
  ) throws -> (delta: BaselineDelta?, findings: [Finding]) {
    let files = project.files.merging([
      "lintel.yml": Self.rules, "lintel.baseline": baseline,
    ]) { $1 }
    let folder = try ProjectFolder(files)
    let result = try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(
      folder.path)
    return (result.baseline, result.findings)
  }

  private func baseline(_ project: WrittenProject) throws -> Baseline {
    let folder = try ProjectFolder(project.files.merging(["lintel.yml": Self.rules]) { $1 })
    let result = try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(
      folder.path)
    return Baseline(accepting: result.findings)
  }

  @Test(arguments: UInt64(1)...12)
  func whatChangesNoBreachChangesNothing(seed: UInt64) throws {
    var numbers = Numbers(seed: seed)
    var project = WrittenProject(using: &numbers)
    let accepted = try baseline(project)
    // The generator knows what it has put in.
    #expect(
      accepted.entries.filter { $0.identity.rule == "layering" }.map(\.count)
        == Array(repeating: 1, count: project.breachCount))
    #expect(
      accepted.entries.filter { $0.identity.rule != "layering" }.map(\.line) == [
        "cycles DomainPart0 -> Screen0 1", "reach Tools -> UI through Loose 2",
      ])
    for _ in 0..<4 {
      project.rewrite(using: &numbers)
      let (delta, findings) = try check(project, accepted.text)
      #expect(findings.map(\.message) == [])
      #expect(delta?.accepted == accepted.entries.count)
      #expect(delta?.new == 0)
      #expect(delta?.fixed == 0)
    }
  }

  @Test(arguments: UInt64(1)...6)
  func oneFixIsOneStaleEntry(seed: UInt64) throws {
    var numbers = Numbers(seed: seed)
    var project = WrittenProject(using: &numbers)
    let accepted = try baseline(project)
    let author = project.removeBreach(using: &numbers)
    project.rewrite(using: &numbers)
    let (delta, findings) = try check(project, accepted.text)
    #expect(findings.map(\.rule) == ["baseline"])
    #expect(findings.map(\.from?.name) == [author])
    #expect(delta?.accepted == accepted.entries.count - 1)
    #expect(delta?.new == 0)
    #expect(delta?.fixed == 1)
  }

  @Test(arguments: UInt64(1)...6)
  func aSecondIdenticalBreachIsNew(seed: UInt64) throws {
    var numbers = Numbers(seed: seed)
    var project = WrittenProject(using: &numbers)
    let accepted = try baseline(project)
    let author = project.repeatBreach(using: &numbers)
    project.rewrite(using: &numbers)
    let (delta, findings) = try check(project, accepted.text)
    #expect(findings.map(\.from?.name) == [author])
    #expect(findings.first?.message.hasSuffix("the baseline accepts 1 of 2 such locations") == true)
    #expect(delta?.new == 1)
    #expect(delta?.fixed == 0)
  }
}
