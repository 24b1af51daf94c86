import Foundation
import Testing

@testable import LintelCommand

/// What each command starts is what the table *What it runs* of `Documentation/Security.md` lists,
/// in a repository with everything that a tool might run.
@Suite(
  .enabled(if: Strace.isWanted, "needs strace, which is not installed or may not watch programs"))
struct StartedProgramsTests {
  /// Command lines, with what stands under *when* in the table.
  static let runs: [(words: [String], when: Set<String>)] = [
    (["check"], []), (["check", "--no-baseline", "--format", "sarif"], []),
    (["check", "--report", "junit=../../out.xml", "--report", "checkstyle=../../out2.xml"], []),
    (["check", "--since", "HEAD"], ["`--since`"]),
    (["check", "--since", "no-such"], ["`--since`"]),
    (["check", "UI/Cell.swift", "Data/New.swift", "--since", "HEAD"], ["`--since`"]),
    (["init", "--force", "--freeze"], []), (["init", "--preset", "mvvm", "--force"], []),
    (["graph", "--level", "file", "--format", "json"], []), (["graph", "--unresolved"], []),
    (["why", "Table", "Row"], []), (["explain", "UI"], []), (["doctor"], []),
    (["baseline", "write", "--force"], []), (["baseline", "diff"], []),
    (["baseline", "prune"], []), (["prove"], []), (["facts"], []),
    (["compare", ".", "../../base/App"], []),
    (["verify", "NoSamples"], []), (["schema"], []), (["--version"], []), (["help"], []),
  ]

  @Test func everyCommandIsWatched() throws {
    #expect(
      Set((Self.runs + Self.toolRuns).compactMap(\.words.first)).subtracting(["--version", "help"])
        == Set(LintelCommand.commands.map(\.name)))
    #expect(Strace.works, "install strace, and let it watch programs")
    let named =
      Self.runs.flatMap(\.when) + Self.toolRuns.flatMap(\.when) + ["`verify`", "`verify --builds`"]
    #expect(Set(named) == Set(try Self.table().map(\.when)))
  }

  @Test func nothingElseIsStarted() throws {
    let project = try TrapProject()
    for (words, when) in Self.runs {
      let started = try Self.started(words, in: project.path)
      try Self.expect(started, when, "\(words)")
      #expect(project.marks == [], "\(words)")
    }
  }

  /// Says where the toolchain is, and fails to build anything.
  private static let failingSwift = """
    #!/bin/sh
    if [ "$1" = -print-target-info ]; then PATH=${PATH#*:} exec swift "$@"; fi
    exit 1
    """

  /// Those that start tools on purpose, with a script in the place of `swift`.
  private static let toolRuns: [(words: [String], when: Set<String>)] = [
    (["check", "--build"], ["`--build`"]),
    (["graph", "--build"], ["`--build`"]),
    (["check", "--index-store", "../index"], ["with the index"]),
    (["accuracy", "--index-store", "../index"], ["with the index", "`accuracy`"]),
    (["check", "--resolve-manifests"], ["`--resolve-manifests`"]),
    (["doctor", "--resolve-manifests"], ["`--resolve-manifests`"]),
  ]

  @Test func toolsAreStartedWhereTheyAreAskedFor() throws {
    var files = layeredProject
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: ["UI"].map { .target(name: $0, path: $0) })
      """
    let project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, $1) }).merging(
        ["bin/swift": Self.failingSwift, "index/v5/units/a-1": "x", "index/v5/records/x": ""]) {
          $1
        })
    try project.makeProgram("bin/swift")
    for (words, when) in Self.toolRuns {
      let started = try Self.started(
        words, in: project.path + "/App", path: project.path + "/bin:", letsGo: true)
      try Self.expect(started, when, "\(words)")
    }
  }

  @Test func verifyStartsBuildsAndTests() throws {
    let log = try TemporaryProject()
    let file = log.path + "/log.txt"
    let swift = FakeSwift.script(test: FakeSwift.results())
    let outcome = try VerifyProject(swift: swift).verify(
      watchedBy: Strace.command(to: file, letsGo: true))
    #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
    let started = try #require(Strace.started(in: log.text(of: "log.txt") ?? ""))
    try Self.expect(started, ["`verify`"], "verify")
  }

  @Test func verifyComparesKeptBuilds() throws {
    let log = try TemporaryProject()
    let swift = FakeSwift.script(test: FakeSwift.results())
    let project = try VerifyProject(swift: swift)
    var started: [Words] = []
    for name in ["first.txt", "second.txt"] {
      let outcome = try project.verify(
        "--builds builds", watchedBy: Strace.command(to: log.path + "/" + name, letsGo: true))
      #expect(outcome.status == ExitStatus.success.rawValue, "\(outcome)")
      started += try #require(Strace.started(in: log.text(of: name) ?? ""))
    }
    try Self.expect(started, ["`verify`", "`verify --builds`"], "verify --builds")
  }

  /// A program and its arguments.
  typealias Words = [String]

  /// What the program starts, with what that starts.
  ///
  /// - Parameters:
  ///   - path: what is put before `PATH`.
  ///   - letsGo: whether tools are not watched, as they may start what they want.
  private static func started(
    _ words: [String], in folder: String, path: String = "", letsGo: Bool = false
  ) throws -> [Words] {
    let log = try TemporaryProject()
    let file = log.path + "/log.txt"
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try ProgramRun(
      "PATH=\"\(path)$PATH\" \(Strace.command(to: file, letsGo: letsGo)) \"$lintel\" \(line) > /dev/null 2>&1 < /dev/null",
      in: folder)
    let status = run.exitCode()
    #expect([0, 1, 2].contains(status), "\(words): \(status)")
    return try #require(Strace.started(in: log.text(of: "log.txt") ?? ""))
  }

  private static func table() throws -> [(programs: [Words], when: String)] {
    let page = try String(contentsOf: documentation("Security.md"), encoding: .utf8)
    let section = try #require(page.range(of: "\n## What it runs\n"))
    let rows = page[section.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("| ") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let programs = cells[0].matches(of: /`([^`]+)`/).map {
        $0.1.split(separator: " ").map(String.init)
      }
      return (programs, cells[1])
    }
  }

  private static func documentation(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../../Documentation/\(name)").standardized
  }

  /// Each program that was started is in the table, and the other way round.
  private static func expect(_ started: [Words], _ when: Set<String>, _ name: String) throws {
    let listed = try table().filter { when.contains($0.when) }.flatMap(\.programs)
    for words in started {
      #expect(listed.contains { isSame(words, $0) }, "\(name) has started \(words)")
    }
    for program in listed {
      #expect(started.contains { isSame($0, program) }, "\(name) has not started \(program)")
    }
  }

  /// - Parameter listed: `swift build --build-tests` is any `swift` with these arguments; `lintel` is
  ///   this program.
  private static func isSame(_ started: Words, _ listed: Words) -> Bool {
    guard let path = started.first, let name = path.split(separator: "/").last else { return false }
    return name == listed[0] && Set(listed.dropFirst()).isSubset(of: started.dropFirst())
  }
}
