import LintelFindings
import LintelGraph
import LintelReports
import LintelVocabulary
import Testing

@testable import LintelCommand

struct CommandLineTests {
  /// What the words tell the command that they name; `nil` if that is another than is expected.
  private func parse<Arguments: Equatable>(
    _ words: String..., by interface: CommandLineInterface = .tested
  ) throws -> Arguments? {
    guard case .run(_, let arguments) = try interface.invocation(from: words) else { return nil }
    return arguments as? Arguments
  }

  @Test func nothingMeansCheckHere() throws {
    let expected = CheckArguments(
      paths: ["."], format: .text, reports: [], failOn: .error, color: .auto, isQuiet: false,
      isVerbose: false)
    #expect(try parse() == expected)
    #expect(try parse("check") == expected)
  }

  @Test func everythingThatCheckTakes() throws {
    let expected = CheckArguments(
      paths: ["App", "Core"], reading: ReadingArguments(config: "rules.yml", jobs: 4),
      format: .json,
      reports: [
        ReportRequest(format: .junit, path: "out.xml"),
        ReportRequest(format: .text, path: "a=b.txt"),
      ], failOn: .warning, color: .never, isQuiet: true, isVerbose: true)
    #expect(
      try parse(
        "check", "App", "--config", "rules.yml", "--format", "json", "--report", "junit=out.xml",
        "--report", "text=a=b.txt", "--fail-on", "warning", "--jobs", "4", "--color", "never",
        "--quiet", "--verbose", "Core") == expected)
    #expect(
      try parse(
        "App", "-c=rules.yml", "--format=json", "--report=junit=out.xml", "--report=text=a=b.txt",
        "--fail-on=warning", "--jobs=4", "--color=never", "-qv", "--", "Core") == expected)
  }

  @Test func whoeverNamesOrBuildsAnIndexWantsIt() throws {
    func exact(_ words: String...) throws -> ExactOptions? {
      guard case .run(_, let arguments) = try CommandLineInterface.tested.invocation(from: words)
      else { return nil }
      return (arguments as? CheckArguments)?.reading.exact
    }
    #expect(try exact("check")?.isExact == false)
    #expect(try exact("--exact") == ExactOptions(isAskedFor: true))
    #expect(try exact("--index-store", "x") == ExactOptions(indexStore: "x"))
    #expect(try exact("--index-store", "x")?.isExact == true)
    #expect(try exact("--build") == ExactOptions(builds: true))
    #expect(try exact("--build")?.isExact == true)
  }

  @Test func everythingThatAccuracyTakes() throws {
    #expect(try parse("accuracy") == AccuracyArguments())
    #expect(
      try parse(
        "accuracy", "App", "-c", "rules.yml", "--index-store", "store", "--floor", "least.txt",
        "--jobs", "2")
        == AccuracyArguments(
          path: "App",
          reading: ReadingArguments(
            config: "rules.yml", jobs: 2, exact: ExactOptions(indexStore: "store")),
          floor: "least.txt"))
  }

  @Test func lastOfSeveralValuesCounts() throws {
    #expect(
      try parse("-c", "a.yml", "--config=b.yml")
        == CheckArguments(reading: ReadingArguments(config: "b.yml")))
  }

  @Test func valuesMayHoldAnything() throws {
    #expect(
      try parse("--config=-x=--y") == CheckArguments(reading: ReadingArguments(config: "-x=--y")))
    #expect(try parse("-c", "-") == CheckArguments(reading: ReadingArguments(config: "-")))
    #expect(
      try parse("-c", "größe e\u{301}.yml")
        == CheckArguments(reading: ReadingArguments(config: "größe e\u{301}.yml")))
  }

  @Test func nothingIsAnOptionAfterTwoDashes() throws {
    #expect(
      try parse("--", "graph", "--config", "--")
        == CheckArguments(paths: ["graph", "--config", "--"]))
  }

  @Test func standardInput() throws {
    #expect(
      try parse("check", "-", "--assume-filename", "A.swift")
        == CheckArguments(paths: ["-"], assumedFile: "A.swift"))
  }

  @Test func wordsThatAreNoSubcommandArePaths() throws {
    #expect(try parse("App", "graph") == CheckArguments(paths: ["App", "graph"]))
  }

  @Test func wordsThatAreAlmostSubcommandsArePathsOnlyIfTheyExist() throws {
    let interface = CommandLineInterface(
      LintelCommand.commands, version: "1.2.3", isPath: { $0 == "chek" })
    #expect(try parse("chek", by: interface) == CheckArguments(paths: ["chek"]))
    let error = #expect(throws: CommandLineError.self) {
      _ = try CommandLineInterface.tested.invocation(from: ["chek", "."])
    }
    #expect(
      error?.text == """
        Error: Unknown subcommand 'chek'. Did you mean 'check'?
        Usage: lintel <subcommand>
          See 'lintel --help' for more information.

        """)
  }

  @Test func graph() throws {
    #expect(try parse("graph") == GraphArguments())
    #expect(
      try parse(
        "graph", "App", "-c", "a.yml", "--format", "mermaid", "--level", "component", "--jobs", "2",
        "--output", "out.mmd")
        == GraphArguments(
          path: "App", reading: ReadingArguments(config: "a.yml", jobs: 2), format: .mermaid,
          level: .component,
          output: "out.mmd"))
    #expect(
      try parse(
        "graph", "--focus", "A", "--focus=B", "--depth", "3", "--reaches", "C", "--kinds",
        "type,construct", "--certainty=named", "--ambiguous", "--cycles")
        == GraphArguments(
          focus: ["A", "B"], depth: 3, reaches: "C", kinds: [.type, .construct],
          certainty: [.named], includesAmbiguous: true, showsCycles: true))
  }

  @Test func baseline() throws {
    #expect(try parse("baseline", "prune") == BaselineArguments(action: .prune))
    #expect(
      try parse("baseline", "write", "App", "-c", "a.yml", "--baseline", "b", "--force", "--jobs=2")
        == BaselineArguments(
          action: .write, path: "App", reading: ReadingArguments(config: "a.yml", jobs: 2),
          baseline: "b", isForced: true))
    #expect(
      try parse("--baseline", "b", "--since", "main")
        == CheckArguments(baseline: "b", since: "main"))
    #expect(try parse("--no-baseline") == CheckArguments(ignoresBaseline: true))
  }

  @Test func facts() throws {
    #expect(
      try parse("facts", "A.swift", "B.swift", "--jobs", "1")
        == FactsArguments(paths: ["A.swift", "B.swift"], jobs: 1))
  }

  @Test func why() throws {
    #expect(
      try parse("why", "Login", "Database") == WhyArguments(from: "Login", to: "Database"))
    #expect(
      try parse("why", "-c", "a.yml", "Login", "Database", "App", "--jobs", "2")
        == WhyArguments(
          from: "Login", to: "Database", path: "App",
          reading: ReadingArguments(config: "a.yml", jobs: 2)))
  }

  @Test func explain() throws {
    #expect(
      try parse("explain", "Login", "App", "-c", "a.yml")
        == ExplainArguments(
          subject: "Login", path: "App", reading: ReadingArguments(config: "a.yml")))
  }

  @Test func verify() throws {
    #expect(try parse("verify") == VerifyArguments())
    #expect(
      try parse(
        "verify", "Samples", "--report", "junit=out.xml", "--jobs", "2", "--keep", "--timeout",
        "90")
        == VerifyArguments(
          samples: "Samples", report: ReportRequest(format: .junit, path: "out.xml"), jobs: 2,
          keepsWork: true, timeout: 90))
  }
}
