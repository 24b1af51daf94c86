import Foundation
import Testing

@testable import LintelCommand

/// A program that is started without what it needs says so.
@Suite struct ProgramNeedsTests {
  private func run(
    _ script: String, in project: TemporaryProject
  ) throws -> (status: Int32, output: String, error: String) {
    let status = try ProgramRun("(\(script)) > out.txt 2> err.txt", in: project.path).exitCode()
    return (status, project.text(of: "out.txt") ?? "", project.text(of: "err.txt") ?? "")
  }

  /// Several times, since a thread that is started too late does no harm.
  @Test func filesThatMayNotBeOpened() throws {
    let project = try TemporaryProject(layeredProject)
    for limit in [4, 5, 5, 5, 6, 8] {
      let (status, output, error) = try run("ulimit -n \(limit); \"$lintel\"", in: project)
      #expect(status == 2)
      #expect(output == "")
      #expect(error.hasPrefix("error: cannot open "), "\(error)")
      #expect(
        error.hasSuffix(
          " files at once; raise the limit, e.g. with 'ulimit -n 256'\n"), "\(error)")
    }
    #expect(try run("ulimit -n 256; \"$lintel\"", in: project).status == 1)
  }

  /// Each processor may read a file, so the advice depends on their number.
  @Test(arguments: [(17, 256), (192, 256), (193, 512), (272, 512), (1040, 2048)])
  func theAdviceIsEnough(count: Int, limit: Int) {
    #expect(ProgramNeeds.advisedLimit(for: count) == limit)
  }

  @Test func filesThatMayNotGrow() throws {
    let project = try TemporaryProject(layeredProject)
    for words in [
      "--report json=out.json", "baseline write", "graph --output out.json", "init --force",
    ] {
      let (status, output, _) = try run(
        "(ulimit -f 0; exec \"$lintel\" \(words)) 2>&1 | cat; exit ${PIPESTATUS[0]}", in: project)
      #expect(status == 2)
      #expect(output.contains("cannot write"), "\(output)")
    }
    #expect(project.names().filter { $0.hasPrefix(".lintel-") || $0 == "out.json" } == [])
    #expect(project.text(of: "lintel.baseline") == nil)
    #expect(project.text(of: "lintel.yml") == layeredProject["lintel.yml"])
  }

  @Test(.enabled(if: Self.canUnmount))
  func withoutACommandLine() throws {
    let project = try TemporaryProject(layeredProject)
    for words in ["--version", "check --report json=out.json", "", "init --force"] {
      let (status, output, error) = try run(
        "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$lintel\" \(words)'", in: project)
      #expect(status == 2)
      #expect(output == "")
      #expect(
        error == "error: cannot read the command line because '/proc' is not mounted; mount it\n"
      )
    }
    #expect(project.text(of: "out.json") == nil)
  }

  static let canUnmount: Bool = {
    #if os(Linux)
      let folder = NSTemporaryDirectory()
      let script = "unshare -m mount -t tmpfs none /proc 2> /dev/null"
      return (try? ProgramRun(script, in: folder).exitCode()) == 0
    #else
      return false
    #endif
  }()
}
