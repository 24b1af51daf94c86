import LintelGraph
import LintelReports
import LintelRules
import Testing

@testable import LintelCommand

struct CommandLineTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandLineInterface(version: "1.2.3", isPath: { _ in false }).invocation(from: words)
  }

  @Test func nothingMeansCheckHere() throws {
    let expected = CheckArguments(
      paths: ["."], config: nil, format: .text, reports: [], failOn: .error, jobs: nil,
      color: .auto, isQuiet: false, isVerbose: false)
    #expect(try parse() == .check(expected))
    #expect(try parse("check") == .check(expected))
  }

  @Test func everythingThatCheckTakes() throws {
    let expected = CheckArguments(
      paths: ["App", "Core"], config: "rules.yml", format: .json,
      reports: [
        ReportRequest(format: .junit, path: "out.xml"),
        ReportRequest(format: .text, path: "a=b.txt"),
      ], failOn: .warning, jobs: 4, color: .never, isQuiet: true, isVerbose: true)
    #expect(
      try parse(
        "check", "App", "--config", "rules.yml", "--format", "json", "--report", "junit=out.xml",
        "--report", "text=a=b.txt", "--fail-on", "warning", "--jobs", "4", "--color", "never",
        "--quiet", "--verbose", "Core") == .check(expected))
    #expect(
      try parse(
        "App", "-c=rules.yml", "--format=json", "--report=junit=out.xml", "--report=text=a=b.txt",
        "--fail-on=warning", "--jobs=4", "--color=never", "-qv", "--", "Core") == .check(expected))
  }

  @Test func whoeverNamesOrBuildsAnIndexWantsIt() throws {
    func exact(_ words: String...) throws -> ExactOptions? {
      guard
        case .check(let arguments) = try CommandLineInterface(
          version: "1.2.3", isPath: { _ in false }
        ).invocation(from: words)
      else { return nil }
      return arguments.exact
    }
    #expect(try exact("check")?.isExact == false)
    #expect(try exact("--exact") == ExactOptions(isAskedFor: true))
    #expect(try exact("--index-store", "x") == ExactOptions(indexStore: "x"))
    #expect(try exact("--index-store", "x")?.isExact == true)
    #expect(try exact("--build") == ExactOptions(builds: true))
    #expect(try exact("--build")?.isExact == true)
  }

  @Test func everythingThatAccuracyTakes() throws {
    #expect(try parse("accuracy") == .accuracy(AccuracyArguments()))
    #expect(
      try parse(
        "accuracy", "App", "-c", "rules.yml", "--index-store", "store", "--floor", "least.txt",
        "--jobs", "2")
        == .accuracy(
          AccuracyArguments(
            path: "App", config: "rules.yml", indexStore: "store", floor: "least.txt", jobs: 2)))
  }

  @Test func lastOfSeveralValuesCounts() throws {
    #expect(
      try parse("-c", "a.yml", "--config=b.yml") == .check(CheckArguments(config: "b.yml")))
  }

  @Test func valuesMayBeEmptyOrHoldAnything() throws {
    #expect(try parse("--config=") == .check(CheckArguments(config: "")))
    #expect(try parse("--config=-x=--y") == .check(CheckArguments(config: "-x=--y")))
    #expect(try parse("-c", "-") == .check(CheckArguments(config: "-")))
    #expect(
      try parse("-c", "größe e\u{301}.yml") == .check(CheckArguments(config: "größe e\u{301}.yml")))
  }

  @Test func nothingIsAnOptionAfterTwoDashes() throws {
    #expect(
      try parse("--", "graph", "--config", "--")
        == .check(
          CheckArguments(paths: ["graph", "--config", "--"])))
  }

  @Test func standardInput() throws {
    #expect(
      try parse("check", "-", "--assume-filename", "A.swift")
        == .check(CheckArguments(paths: ["-"], assumedFile: "A.swift")))
  }

  @Test func wordsThatAreNoSubcommandArePaths() throws {
    #expect(try parse("App", "graph") == .check(CheckArguments(paths: ["App", "graph"])))
    #expect(try parse("") == .check(CheckArguments(paths: [""])))
  }

  @Test func wordsThatAreAlmostSubcommandsArePathsOnlyIfTheyExist() throws {
    let interface = CommandLineInterface(version: "1.2.3", isPath: { $0 == "chek" })
    #expect(try interface.invocation(from: ["chek"]) == .check(CheckArguments(paths: ["chek"])))
    let error = #expect(throws: UsageError.self) { try parse("chek", ".") }
    #expect(
      error?.text == """
        Error: Unknown subcommand 'chek'. Did you mean 'check'?
        Usage: lintel <subcommand>
          See 'lintel --help' for more information.

        """)
  }

  @Test func graph() throws {
    #expect(try parse("graph") == .graph(GraphArguments()))
    #expect(
      try parse(
        "graph", "App", "-c", "a.yml", "--format", "mermaid", "--level", "component", "--jobs", "2",
        "--output", "out.mmd")
        == .graph(
          GraphArguments(
            path: "App", config: "a.yml", format: .mermaid, level: .component, jobs: 2,
            output: "out.mmd")))
    #expect(
      try parse(
        "graph", "--focus", "A", "--focus=B", "--depth", "3", "--reaches", "C", "--kinds",
        "type,construct", "--certainty=named", "--cycles")
        == .graph(
          GraphArguments(
            focus: ["A", "B"], depth: 3, reaches: "C", kinds: [.type, .construct],
            certainty: [.named], showsCycles: true)))
  }

  @Test func baseline() throws {
    #expect(try parse("baseline", "prune") == .baseline(BaselineArguments(action: .prune)))
    #expect(
      try parse("baseline", "write", "App", "-c", "a.yml", "--baseline", "b", "--force", "--jobs=2")
        == .baseline(
          BaselineArguments(
            action: .write, path: "App", config: "a.yml", baseline: "b", isForced: true, jobs: 2)))
    #expect(
      try parse("--baseline", "b", "--since", "main")
        == .check(CheckArguments(baseline: "b", since: "main")))
    #expect(try parse("--no-baseline") == .check(CheckArguments(ignoresBaseline: true)))
  }

  @Test func facts() throws {
    #expect(
      try parse("facts", "A.swift", "B.swift", "--jobs", "1")
        == .facts(FactsArguments(paths: ["A.swift", "B.swift"], jobs: 1)))
  }

  @Test func why() throws {
    #expect(
      try parse("why", "Login", "Database") == .why(WhyArguments(from: "Login", to: "Database")))
    #expect(
      try parse("why", "-c", "a.yml", "Login", "Database", "App", "--jobs", "2")
        == .why(
          WhyArguments(from: "Login", to: "Database", path: "App", config: "a.yml", jobs: 2)))
  }

  @Test func explain() throws {
    #expect(
      try parse("explain", "Login", "App", "-c", "a.yml")
        == .explain(ExplainArguments(subject: "Login", path: "App", config: "a.yml")))
  }

  @Test func verify() throws {
    #expect(try parse("verify") == .verify(VerifyArguments()))
    #expect(
      try parse(
        "verify", "Samples", "--report", "junit=out.xml", "--jobs", "2", "--keep", "--timeout",
        "90")
        == .verify(
          VerifyArguments(
            samples: "Samples", report: ReportRequest(format: .junit, path: "out.xml"), jobs: 2,
            keepsWork: true, timeout: 90)))
  }
}
