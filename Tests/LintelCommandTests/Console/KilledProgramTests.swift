import Foundation
import Testing

@testable import LintelCommand

/// What is left of a program that is told to end while it works.
@Suite struct KilledProgramTests {
  /// Enough findings that writing them takes a while.
  private func largeProject() throws -> TemporaryProject {
    var files = layeredProject
    files["Domain/Many.swift"] = (0..<2_000).map { "struct M\($0) { var s: Screen }\n" }.joined()
    return try TemporaryProject(files)
  }

  /// A signal comes as soon as the file that is being written can be seen, or else the end.
  @Test(arguments: [
    ("check --report json=out.json", SIGTERM), ("check --report json=out.json", SIGINT),
    ("baseline write --force", SIGTERM), ("init --force --freeze --preset layered-3", SIGTERM),
    ("graph --level type --format json --output out.json", SIGHUP),
  ])
  func noTemporaryFileIsLeft(command: String, signal: Int32) throws {
    let project = try largeProject()
    for _ in 1...4 {
      let process = try Self.start(command, in: project)
      var state: Int32 = 0
      var hasEnded = false
      while !hasEnded, Self.temporaryFiles(in: project).isEmpty {
        hasEnded = waitpid(process, &state, WNOHANG) != 0
      }
      if !hasEnded {
        kill(process, signal)
        waitpid(process, &state, 0)
      }
      #expect(Self.temporaryFiles(in: project) == [])
    }
    for name in ["out.json", "lintel.baseline", "lintel.yml"] {
      // Written as a whole, or not at all.
      guard let text = project.text(of: name) else { continue }
      #expect(text.hasSuffix("\n") || text == layeredProject[name], "\(name)")
    }
  }

  /// Starts the program so that it takes signals, which threads of tests may not.
  private static func start(_ command: String, in project: TemporaryProject) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let script =
      "cd '\(project.path)' && exec '\(ProgramRun.program)' \(command) > /dev/null 2>&1"
    var words = ["sh", "-c", script].map { (word: String) in strdup(word) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    try #require(posix_spawnp(&process, "sh", nil, &attributes, &words, environ) == 0)
    return process
  }

  private static func temporaryFiles(in project: TemporaryProject) -> [String] {
    project.names().filter { $0.hasPrefix(".lintel-") }
  }
}
