import Foundation
import Testing

@testable import LintelCommand

/// What `lintel verify` makes of tests that say nothing, with a script in the place of `swift`.
@Suite struct VerifyCommandTests {
  private func verification(
    _ swift: String, _ options: String = "", then script: String = ""
  ) throws -> (project: TemporaryProject, status: Int32) {
    let project = try TemporaryProject([
      "Samples/One/Sources/A.swift": "struct A {}\n", "Samples/One/Broken/A.swift": "struct A {}\n",
      "Samples/One/Broken.expected": "x\n",
      "Rules/samples/one.yml": "version: 1\nrules: { a: { kind: acyclic, level: type } }\n",
      "bin/swift": "#!/bin/sh\n" + swift, "work/keep": "",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: project.path + "/bin/swift")
    let run = try ProgramRun(
      "PATH=\"$PWD/bin:$PATH\" \"$lintel\" verify Samples \(options) > out.txt 2> err.txt; "
        + "status=$?; ls work > after.txt; \(script) exit $status",
      in: project.path, environment: ["TMPDIR": project.path + "/work"])
    return (project, run.exitCode())
  }

  /// A script for `swift` that ends as it is told, with one behaviour, unit test and shared test.
  private static func ending(_ status: Int, behaviour: String) -> String {
    """
    while [ $# -gt 0 ]; do [ "$1" = --xunit-output ] && out="$2"; shift; done
    cat > "$out" <<EOF
    <testsuites><testsuite name="all">
    <testcase classname="OneTests.OneBehaviour" name="a">\(behaviour)</testcase>
    <testcase classname="OneTests.Unit" name="b"/><testcase classname="Shared.T" name="c"/>
    </testsuite></testsuites>
    EOF
    exit \(status)
    """
  }

  static let silent = [
    ("exit 0\n", "no test was run"), ("exit 1\n", "the tests did not build or start"),
    ("kill -SEGV $$\n", "the tests did not build or start"),
    (ending(3, behaviour: ""), "'swift test' ended with status 3"),
  ]

  @Test(arguments: silent)
  func testsThatSayNothingAreAProblem(swift: String, reason: String) throws {
    let (project, status) = try verification(swift)
    #expect(status == ExitStatus.failure.rawValue)
    #expect(project.text(of: "out.txt")?.contains("FAILED " + reason) == true)
    #expect(project.text(of: "after.txt") == "keep\n")
  }

  @Test func testsThatFailAreAFinding() throws {
    let swift = Self.ending(1, behaviour: "<failure message=\"red &#155;31m\"/>")
    let (project, status) = try verification(swift)
    #expect(status == ExitStatus.findings.rawValue)
    #expect(
      project.text(of: "out.txt")?.contains("OneTests.OneBehaviour.a: red \\u{9B}31m\n") == true)
  }

  @Test func testsThatHangAreAProblemAndEndWithAllTheyStarted() throws {
    let (project, status) = try verification(
      "printf '\\033[2J\\r\\342\\200\\256'\nsleep 61 & echo $! >> \"$TMPDIR/../children\"\n"
        + "sleep 62\n",
      "--timeout 1",
      then: "for child in $(cat children); do "
        + "ps -o stat= -p $child | grep -v Z && status=99; done;")
    #expect(status == ExitStatus.failure.rawValue)
    let output = project.text(of: "out.txt") ?? ""
    #expect(output.contains("FAILED the tests did not end within 1 s"))
    #expect(output.contains("\\u{1B}[2J\\u{D}\\u{202E}"))
    #expect(!output.utf8.contains(0x1B) && !output.utf8.contains(0x0D))
    #expect(project.text(of: "children")?.isEmpty == false)
    #expect(project.text(of: "after.txt") == "keep\n")
  }

  @Test func whatTestsLeaveRunningIsEnded() throws {
    let (project, status) = try verification(
      "sleep 63 > /dev/null 2>&1 & echo $! >> \"$TMPDIR/../children\"\nexit 0\n",
      then: "for child in $(cat children); do "
        + "ps -o stat= -p $child | grep -v Z && status=99; done;")
    #expect(status == ExitStatus.failure.rawValue)
    #expect(project.text(of: "children")?.isEmpty == false)
  }
}
