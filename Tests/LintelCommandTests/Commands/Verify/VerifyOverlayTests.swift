import Testing

@testable import LintelCommand

/// Twins and faults in `lintel verify`, what is built together, and what its options change.
@Suite struct VerifyOverlayTests {
  private static let passes = FakeSwift.script(test: FakeSwift.results())
  private static let red = FakeSwift.results(1, behaviour: "<failure message=\"red\"/>")

  /// A second sample, with a twin that has no findings.
  private static let two = [
    "Samples/Two/Sources/UI.swift": "struct UI {}\n", "Samples/Two/Sources/Data.swift": "",
    "Samples/Two/BrokenTests.diff": VerifyProject.diff("UI.swift", "struct UI {}", "struct UI { }"),
    "Samples/Two/BrokenTests.expected": "x\n",
    "Samples/Two/lintel.yml": "version: 1\nrules: { a: { kind: acyclic, level: type } }\n",
  ]

  private static let fault = [
    "Samples/One/Faults/lost.diff": VerifyProject.diff(
      "UI.swift", "struct UI { let data: Data }", "struct UI {}"),
    "Samples/One/Faults/lost.expected": "sends\n",
  ]

  @Test func aTwinIsInTheCopyWhileItIsBuiltAndNowhereElse() throws {
    let build = "cat \"$package/One/Sources/Data.swift\" >> \"$CALLS\"; exit 0"
    let project = try VerifyProject(
      swift: FakeSwift.script(build: build, test: FakeSwift.results()))
    let outcome = try project.verify("--only One/Broken")
    #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
    #expect(
      outcome.calls == [
        "build", "struct Data {}", "build", "struct Data { let u: [UI] }", "test ^OneTests\\.",
      ])
    #expect(project.text(of: "Samples/One/Sources/Data.swift") == "struct Data {}\n")
  }

  @Test func twinsThatDoNotBuildTogetherAreBuiltAlone() throws {
    let build = "grep -q 'UI { }' \"$package/Two/Sources/UI.swift\" && exit 1; exit 0"
    let project = try VerifyProject(
      swift: FakeSwift.script(build: build, test: FakeSwift.results()), Self.two)
    let outcome = try project.verify("--only One/Broken --only Two/Tests --logs logs")
    #expect(outcome.status == ExitStatus.findings.rawValue, "\(outcome)")
    #expect(outcome.calls == ["build", "build", "build", "test ^OneTests\\.", "build"])
    #expect(outcome.output.contains("One/Broken  ok 1 finding"))
    #expect(outcome.output.contains("FAILED does not build"))
    #expect(
      outcome.output.hasSuffix("Two/Tests scenarios: does not build\nsee 'logs/Two-Tests.log'\n"))
  }

  /// Another twin of the sample `One`, which touches another file than the first.
  private static let other = [
    "Samples/One/BrokenOther.diff": VerifyProject.diff(
      "UI.swift", "struct UI { let data: Data }", "struct UI { let data: Data; let more: Data }"),
    "Samples/One/BrokenOther.expected": "x\n",
  ]

  @Test func twinsOfOneSampleShareABuildAndARun() throws {
    let build = "cat \"$package/One/Sources/\"* >> \"$CALLS\"; exit 0"
    let outcome = try VerifyProject(
      swift: FakeSwift.script(build: build, test: FakeSwift.results()), Self.other
    ).verify("--only One/Broken --only One/Other")
    #expect(
      outcome.calls == [
        "build", "struct Data {}", "struct UI { let data: Data }",
        "build", "struct Data { let u: [UI] }", "struct UI { let data: Data; let more: Data }",
        "test ^OneTests\\.",
      ])
    #expect(outcome.output.contains("One/Broken  ok 1 finding            ok 1/1"))
    #expect(outcome.output.contains("One/Other   FAILED findings differ  ok 1/1"))
  }

  @Test func twinsThatDoNotPassTogetherAreTestedAlone() throws {
    let isOther = "grep -q more \"$package/One/Sources/UI.swift\""
    let test = "\(isOther) && { \(Self.red); }\n" + FakeSwift.results()
    let script = FakeSwift.script(test: test.replacing("exit 1; }", with: "exit 1\n}"))
    let outcome = try VerifyProject(swift: script, Self.other)
      .verify("--only One/Broken --only One/Other")
    let run = ["build", "test ^OneTests\\."]
    #expect(outcome.calls == ["build"] + run + run + run)
    #expect(outcome.output.contains("One/Broken  ok 1 finding            ok 1/1"))
    #expect(outcome.output.contains("One/Other   FAILED findings differ  FAILED 0/1"))
  }

  @Test func twinsOfOneSampleThatDoNotBuildTogetherAreBuiltAlone() throws {
    let build = "grep -q more \"$package/One/Sources/UI.swift\" && exit 1; exit 0"
    let outcome = try VerifyProject(
      swift: FakeSwift.script(build: build, test: FakeSwift.results()), Self.other
    ).verify("--only One/Broken --only One/Other")
    #expect(outcome.calls == ["build", "build", "build", "test ^OneTests\\.", "build"])
    #expect(outcome.output.contains("One/Broken  ok 1 finding"))
    #expect(outcome.output.hasSuffix("One/Other scenarios: does not build\n"))
  }

  @Test func aTwinWithOtherFindingsIsAFinding() throws {
    let outcome = try VerifyProject(
      swift: Self.passes, ["Samples/One/Broken.expected": "Sources/UI.swift:1:1 A -> B type (down)"]
    ).verify()
    #expect(outcome.status == ExitStatus.findings.rawValue)
    #expect(outcome.output.contains("One/Broken  FAILED findings differ"))
  }

  @Test func aFaultThatMakesItsScenariosFailIsCaught() throws {
    let test = "case \"$filter\" in *Behaviour/) \(Self.red);; esac\n" + FakeSwift.results()
    let outcome = try VerifyProject(
      swift: FakeSwift.script(test: test.replacing("\nexit 1;;", with: "\nexit 1\n;;")), Self.fault
    ).verify("--only One/lost")
    #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
    #expect(outcome.calls.last == "test ^OneTests\\.OneBehaviour/")
    #expect(outcome.output.contains("One/lost  -      ok caught by 1 scenario  -           "))
  }

  @Test func aFaultThatPassesIsAFinding() throws {
    let outcome = try VerifyProject(swift: Self.passes, Self.fault).verify()
    #expect(outcome.status == ExitStatus.findings.rawValue)
    #expect(
      outcome.output.hasSuffix("One/lost scenarios: not caught\nthe scenario 'sends' passes\n"))
  }

  @Test func whatFailsInOneOfSeveralRunsHasFailed() throws {
    let test = "[ $(grep -c test \"$CALLS\") = 2 ] && { \(Self.red); }\n" + FakeSwift.results()
    let script = FakeSwift.script(test: test.replacing("exit 1; }", with: "exit 1\n}"))
    let outcome = try VerifyProject(swift: script).verify("--jobs 1 --repeat 3")
    #expect(outcome.status == ExitStatus.findings.rawValue, "\(outcome)")
    #expect(outcome.calls.count { $0.hasPrefix("test") } == 9)
    #expect(
      outcome.output.hasSuffix(
        "One scenarios: 0/1\nOneTests.OneBehaviour.sends: failed in 1 of 3 runs: red\n"))
  }

  @Test func anUnknownNameIsAProblem() throws {
    let outcome = try VerifyProject(swift: Self.passes).verify("--only Two")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(
      outcome.error == "Two: error: no variant, twin or fault is named 'Two'; there are 'One', "
        + "'One/Broken'\n")
    #expect(outcome.calls == [])
  }

  @Test func logsOfWhatFailedAreKept() throws {
    let test = "echo \"tests of $filter\"\n" + Self.red
    let project = try VerifyProject(swift: FakeSwift.script(test: test))
    let outcome = try project.verify("--logs logs --only One")
    #expect(outcome.output.contains("\nsee 'logs/One.log'\n"))
    #expect(outcome.output.contains("\nsee 'logs/One-Broken.log'\n"))
    #expect(project.text(of: "logs/One-Broken.log") == "tests of ^OneTests\\.\n")
  }

  @Test func nothingIsKeptOfWhatPassed() throws {
    let project = try VerifyProject(swift: Self.passes)
    _ = try project.verify("--logs logs")
    #expect(project.text(of: "logs/One.log") == nil)
  }
}
