import Testing

@testable import LintelCommand

/// What `lintel verify` makes of builds and tests, with a script in the place of `swift`.
@Suite struct VerifyCommandTests {
  private static let red = "<failure message=\"red &#155;31m\"/>"
  private static let passes = FakeSwift.script(test: FakeSwift.results())

  @Test func everythingAsExpected() throws {
    let outcome = try VerifyProject(swift: Self.passes).verify("--jobs 1 --report junit=report.xml")
    #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
    #expect(
      outcome.calls == [
        "build", "test ^OneTests\\.", "test shared", "build", "test ^OneTests\\.",
      ])
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 5)
    #expect(lines[0] == "            rules         scenarios  unit tests  time")
    #expect(lines[1].hasPrefix("One         ok 1 rule     ok 1/1     ok 1/1      "))
    #expect(lines[2].hasPrefix("One/Broken  ok 1 finding  ok 1/1     ok 1/1      "))
    #expect(lines[3] == "shared code: ok 2/2")
    #expect(lines[4].hasPrefix("1 variant, 1 twin and 0 faults in "))
    #expect(lines[4].hasSuffix(": all as expected"))
    #expect(outcome.error == "")
    #expect(outcome.isClean)
  }

  @Test func testsThatFailAreAFinding() throws {
    let swift = FakeSwift.script(test: FakeSwift.results(1, behaviour: Self.red))
    let outcome = try VerifyProject(swift: swift).verify()
    #expect(outcome.status == ExitStatus.findings.rawValue)
    #expect(outcome.output.contains("OneTests.OneBehaviour.sends: red \\u{9B}31m\n"))
  }

  static let silent = [
    ("exit 0", "no scenario was run"), ("exit 1", "'swift test' ended with status 1"),
    ("kill -SEGV $$", "'swift test' ended with status 139"),
    (FakeSwift.results(3), "'swift test' ended with status 3"),
  ]

  @Test(arguments: silent)
  func testsThatSayNothingAreAProblem(test: String, reason: String) throws {
    let outcome = try VerifyProject(swift: FakeSwift.script(test: test)).verify()
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(outcome.output.contains("FAILED " + reason), "\(outcome.output)")
    #expect(outcome.isClean)
  }

  @Test func samplesThatDoNotBuildAreAProblem() throws {
    let swift = FakeSwift.script(
      build: "echo 'A.swift:1:1: error: no such module'; exit 1", test: "")
    let project = try VerifyProject(swift: swift)
    let message =
      "Samples: error: the samples cannot be built: 'swift build' ended with status 1: "
      + "A.swift:1:1: error: no such module; "
    let outcome = try project.verify()
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(outcome.error == message + "'--logs <folder>' keeps the output\n")
    #expect(outcome.output == "" && outcome.isClean)
    #expect(try project.verify("--logs logs").error == message + "see 'logs/build.log'\n")
    #expect(project.text(of: "logs/build.log") == "A.swift:1:1: error: no such module\n")
  }

  @Test func aTwinThatProvesNothingIsAProblem() throws {
    let outcome = try VerifyProject(swift: Self.passes, without: ["Samples/One/Broken.expected"])
      .verify()
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(
      outcome.error == """
        Samples/One/Broken.diff: error: 'Samples/One/Broken.diff' has no \
        'Samples/One/Broken.expected' with the findings that the rules must give, one per line

        """)
    #expect(outcome.calls == [] && outcome.isClean)
  }

  @Test func whatIsNotThereIsAProblem() throws {
    let outcome = try VerifyProject(
      swift: Self.passes, without: ["Samples/Package.swift", "Rules/samples/One.yml"]
    ).verify()
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(
      outcome.error == """
        Samples: error: there is no 'Package.swift' in 'Samples'
        Samples/One: error: there is no rules file for 'One'; looked for 'Samples/One/lintel.yml' \
        and 'Rules/samples/One.yml'

        """)
  }

  @Test func testsThatHangAreAProblemAndEndWithAllTheyStarted() throws {
    let project = try VerifyProject(
      swift: FakeSwift.script(
        test: "printf '\\033[2J\\r\\342\\200\\256'\nsleep 61 & echo $! >> \"$TMPDIR/../children\"\n"
          + "sleep 62"))
    let outcome = try project.verify(
      "--timeout 1 --only One",
      then: "for child in $(cat children); do "
        + "ps -o stat= -p $child | grep -v Z && status=99; done;")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(outcome.output.contains("FAILED the tests did not end within 1 s"))
    #expect(outcome.output.contains("\\u{1B}[2J\\u{D}\\u{202E}"))
    #expect(!outcome.output.utf8.contains(0x1B) && !outcome.output.utf8.contains(0x0D))
    #expect(project.text(of: "children")?.isEmpty == false)
    #expect(outcome.isClean)
  }

  @Test func whatTestsLeaveRunningIsEnded() throws {
    let project = try VerifyProject(
      swift: FakeSwift.script(
        test: "sleep 63 > /dev/null 2>&1 & echo $! >> \"$TMPDIR/../children\"\nexit 0"))
    let outcome = try project.verify(
      then: "for child in $(cat children); do "
        + "ps -o stat= -p $child | grep -v Z && status=99; done;")
    #expect(outcome.status == ExitStatus.failure.rawValue)
    #expect(project.text(of: "children")?.isEmpty == false)
  }
}
