import Foundation
import Testing

@testable import LintelCommand

/// What is left of a program that is told to end while it works.
@Suite struct KilledProgramTests {
  /// Enough findings that writing them takes a while.
  private func largeProject() throws -> TemporaryProject {
    var files = layeredProject
    files["Domain/Many.swift"] = (0..<1_000).map { "struct M\($0) { var s: Screen }\n" }.joined()
    return try TemporaryProject(files)
  }

  /// A signal comes whenever the file that is being written can be seen, or a little later each
  /// time.
  @Test(arguments: [
    ("check --report json=out.json --report junit=out.xml", "TERM"),
    ("check --report json=out.json --report junit=out.xml", "INT"),
    ("baseline write --force", "TERM"), ("init --force --freeze --preset layered-3", "TERM"),
    ("graph --format json --output out.json", "HUP"),
  ])
  func noTemporaryFileIsLeft(command: String, signal: String) throws {
    let project = try largeProject()
    let run = try ProgramRun(
      """
      for round in $(seq 1 5); do
        "$lintel" \(command) > /dev/null 2>&1 & pid=$!
        for step in $(seq 1 $((round * 60))); do
          for file in .lintel-*.tmp; do [ -e "$file" ] && break 2; done
          kill -0 $pid 2> /dev/null || break
        done
        kill -\(signal) $pid 2> /dev/null
        wait $pid 2> /dev/null
      done
      ls -A | grep -c '^[.]lintel-' > left.txt
      exit 0
      """, in: project.path)
    #expect(run.exitCode() == 0)
    #expect(project.text(of: "left.txt") == "0\n")
    for name in ["out.json", "lintel.baseline", "lintel.yml"] {
      // Written as a whole, or not at all.
      guard let text = project.text(of: name) else { continue }
      #expect(text.hasSuffix("\n") || text == layeredProject[name], "\(name)")
    }
  }
}
