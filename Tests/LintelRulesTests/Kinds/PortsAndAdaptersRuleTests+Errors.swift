import LintelFindings
import LintelProving
import Testing

@testable import LintelJudging

extension PortsAndAdaptersRuleTests {
  @Test func badOptions() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: ports-and-adapters, core: A }
        s: { kind: ports-and-adapters, driven: B }
        t: { kind: ports-and-adapters, core: A, driven: A, driving: C }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:6: rule 'r' needs at least one of 'driving' or 'driven'",
        "lintel.yml:5:6: missing key 'core' in rule 's'",
        "lintel.yml:6:51: contradiction: 'A' is named under 'core' and under 'driven'",
        "lintel.yml:6:63: unknown component 'C'; the components are 'A' and 'B'",
      ])
  }

  @Test func codeHasOnePart() throws {
    let overlapping = yaml.replacing("Net: Net/**", with: "Net: [Net/**, Core/Account.swift]")
    #expect(
      try errors(overlapping, in: project) == [
        "11:3: the parts 'core' and 'driven' overlap: 'Account' in Core/Account.swift is in both; "
          + "parts of one rule must not share declarations"
      ])
  }

  // MARK: - Proofs

  @Test func everyProposalIsFound() throws {
    let configuration = try load(withPorts)
    let proposed = try references(ofMutationsOf: configuration, in: project)
    #expect(
      Set(proposed.map { "\($0.from) \($0.to)" }).isSuperset(of: [
        "Account Screen", "Login Screen", "Login API", "Screen SignIn", "API SignIn", "Screen API",
        "API Disk", "API Main",
      ]))
    for reference in proposed {
      var broken = project
      broken.use(
        reference.from == "Disk" ? "DiskStore" : reference.from,
        reference.to == "Disk" ? "DiskStore" : reference.to, reference.kind)
      let found = try configuration.judge(broken.graph, today: today, source: broken.source)
        .flatMap(\.findings)
      #expect(found.map(\.from?.name) == [reference.from], "\(reference)")
      #expect(found.map(\.to?.name) == [reference.to], "\(reference)")
    }
    let code = try mutations(of: configuration, in: project).mutations.filter {
      if case .code = $0.change { true } else { false }
    }
    #expect(code.count == 1)
  }
}
