import Foundation
import Testing

@testable import LintelCommand

/// What becomes of standard output, and of the files that are to be written.
@Suite struct OutputTests {
  /// Enough findings to fill any pipe.
  private func largeProject() throws -> TemporaryProject {
    var files = layeredProject
    files["Domain/Many.swift"] = (0..<2_000).map { "struct M\($0) { var s: Screen }\n" }.joined()
    return try TemporaryProject(files)
  }

  @Test func reportsAreWrittenBesides() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun(
      project.path, "--report", "junit=\(project.path)/out.xml", "--report",
      "json=\(project.path)/out.json")
    #expect(run.output == CheckCommandTests.finding)
    #expect(project.text(of: "out.xml")?.contains("<failure message=") == true)
    #expect(project.text(of: "out.json")?.contains("\"outcome\": \"checked\"") == true)
  }

  @Test func unwritableReportLeavesNothingBehind() throws {
    let project = try TemporaryProject(layeredProject)
    let before = project.names()
    let run = CommandRun(project.path, "--report", "junit=\(project.path)/no/out.xml")
    #expect(run.status == .failure)
    #expect(run.output == CheckCommandTests.finding)
    let file = "\(project.path)/no/out.xml"
    #expect(run.error == "\(file): error: cannot write '\(file)': no such folder\n")
    #expect(project.names() == before)
  }

  @Test func errorsAreInTheReportsToo() throws {
    let project = try TemporaryProject(["lintel.yml": "version: 2\n"])
    let run = CommandRun(
      project.path, "--format", "json", "--report", "junit=\(project.path)/out.xml")
    #expect(run.status == .failure)
    #expect(run.output.contains("\"outcome\": \"not-checked\""))
    #expect(project.text(of: "out.xml")?.contains("<error message=") == true)
  }

  @Test func whoStopsReadingLosesNoReport() throws {
    let project = try largeProject()
    let run = try ProgramRun(
      "\"$lintel\" check --all --report json=out.json | head -n 1 > first.txt; exit ${PIPESTATUS[0]}",
      in: project.path)
    #expect(run.exitCode() == ExitStatus.findings.rawValue)
    #expect(project.text(of: "first.txt")?.hasPrefix("Domain/Many.swift:1:20: error: ") == true)
    #expect(project.text(of: "out.json")?.hasSuffix("}\n") == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outputThatCannotBeWrittenIsAFailure() throws {
    let project = try TemporaryProject(layeredProject)
    for command in ["check --report json=out.json", "graph", "facts", "--help"] {
      let run = try ProgramRun("\"$lintel\" \(command) > /dev/full 2> error.txt", in: project.path)
      #expect(run.exitCode() == ExitStatus.failure.rawValue, "\(command)")
      #expect(
        project.text(of: "error.txt")
          == "error: cannot write to standard output: the disk is full\n", "\(command)")
    }
    #expect(project.text(of: "out.json")?.hasSuffix("}\n") == true)
  }

  /// Whoever starts a program without a stream wants nothing of it.
  @Test(arguments: [">&-", "2>&-", "<&- >&- 2>&-"])
  func streamsMayBeClosed(_ streams: String) throws {
    let project = try TemporaryProject(layeredProject)
    let run = try ProgramRun(
      "\"$lintel\" check --report json=out.json \(streams)", in: project.path)
    #expect(run.exitCode() == ExitStatus.findings.rawValue)
    #expect(project.text(of: "out.json")?.hasSuffix("}\n") == true)
    let none = try ProgramRun(
      "\"$lintel\" check - --assume-filename UI/Screen.swift <&- 2> error.txt", in: project.path)
    #expect(none.exitCode() == ExitStatus.failure.rawValue)
    #expect(
      project.text(of: "error.txt")?.contains("cannot read standard input: bad file descriptor")
        == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func endlessInputIsRefused() throws {
    let project = try TemporaryProject(layeredProject)
    let run = try ProgramRun(
      "\"$lintel\" check - --assume-filename UI/Screen.swift < /dev/zero 2> error.txt",
      in: project.path)
    #expect(run.exitCode() == ExitStatus.failure.rawValue)
    #expect(
      project.text(of: "error.txt")?.contains("it has more than 67108864 bytes") == true)
  }

  @Test func reportsToStandardOutputAreWrittenThrough() throws {
    let project = try TemporaryProject(layeredProject)
    let run = try ProgramRun(
      "\"$lintel\" check --report json=/dev/stdout > all.txt; mkfifo pipe; cat pipe > read.txt & "
        + "\"$lintel\" check -q --report junit=pipe > /dev/null; wait; test -p pipe",
      in: project.path)
    #expect(run.exitCode() == 0)
    let all = project.text(of: "all.txt") ?? ""
    #expect(all.contains("\"outcome\": \"checked\"") && all.contains("1 finding (1 error)"))
    #expect(project.text(of: "read.txt")?.contains("<testsuites") == true)
  }

  static let refusals = [
    Refusal(
      testDescription: "rules file",
      arguments: ["check", "PATH", "--report", "junit=PATH/lintel.yml"],
      message: "Writing to 'PATH/lintel.yml' would replace the rules file."),
    Refusal(
      testDescription: "rules file behind a link",
      arguments: ["check", "PATH", "--report", "junit=PATH/link.xml"],
      message: "Writing to 'PATH/link.xml' would replace the rules file."),
    Refusal(
      testDescription: "source",
      arguments: ["check", "PATH", "--report", "json=PATH/UI/Screen.swift"],
      message: "Writing to 'PATH/UI/Screen.swift' would replace a Swift file."),
    Refusal(
      testDescription: "twice",
      arguments: ["check", "PATH", "--report", "json=PATH/a", "--report", "junit=PATH/UI/../a"],
      message: "Two reports would be written to 'PATH/UI/../a'."),
    Refusal(
      testDescription: "dash", arguments: ["check", "PATH", "--report", "json=-"],
      message: "'-' does not name a file. Choose the format of standard output with '--format'."),
    Refusal(
      testDescription: "graph", arguments: ["graph", "PATH", "--output", "PATH/lintel.yml"],
      message: "Writing to 'PATH/lintel.yml' would replace the rules file."),
    Refusal(
      testDescription: "verify", arguments: ["verify", "PATH", "--report", "junit=PATH/a.swift"],
      message: "Writing to 'PATH/a.swift' would replace a Swift file."),
  ]

  @Test(arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    let project = try TemporaryProject(layeredProject)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/link.xml", withDestinationPath: "lintel.yml")
    let before = project.names()
    let run = CommandRun(
      refusal.arguments.map { $0.replacingOccurrences(of: "PATH", with: project.path) })
    #expect(run.status == .usage)
    #expect(run.output == "")
    let error = run.error.replacingOccurrences(of: project.path, with: "PATH")
    #expect(error.hasPrefix("Error: \(refusal.message)\n"), "\(error)")
    #expect(project.names() == before)
    #expect(project.text(of: "lintel.yml") == layeredProject["lintel.yml"])
    #expect(project.text(of: "UI/Screen.swift") == layeredProject["UI/Screen.swift"])
  }

  @Test func interruptedVerificationLeavesNothingBehind() throws {
    let project = try TemporaryProject([
      "Samples/One/Sources/A.swift": "struct A {}\n",
      "Samples/One/Broken.diff": VerifyProject.diff("A.swift", "struct A {}", "struct B {}"),
      "Samples/One/Broken.expected": "x\n", "Samples/Package.swift": "",
      "Rules/samples/One.yml": "version: 1\nrules: { a: { kind: acyclic, level: type } }\n",
      "bin/swift": "#!/bin/sh\necho $$ > \"$STARTED\"\nsleep 60\nsleep 60\n",
      "work/keep": "",
    ])
    try project.makeProgram("bin/swift")
    let run = try ProgramRun(
      "PATH=\"$PWD/bin:$PATH\" \"$lintel\" verify Samples & verify=$!; "
        + "until [ -s \"$STARTED\" ]; do sleep 0.05; done; ls work > during.txt; "
        + "kill -TERM $verify; wait $verify; status=$?; ls work > after.txt; "
        + "kill -0 \"$(cat \"$STARTED\")\" 2> /dev/null && status=99; exit $status",
      in: project.path,
      environment: ["STARTED": project.path + "/started", "TMPDIR": project.path + "/work"])
    #expect(run.exitCode() == 128 + SIGTERM)
    #expect(project.text(of: "during.txt")?.contains("lintel-verify-") == true)
    #expect(project.text(of: "after.txt") == "keep\n")
  }
}
