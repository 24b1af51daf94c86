#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is run to its end, with its output in a file.
struct Subprocess {
  enum Outcome: Equatable {
    /// The exit status; 128 and the signal for one that was ended by a signal.
    case exited(Int32)
    case timedOut
    case notStarted(reason: String)
  }

  let words: [String]
  /// Takes standard output and standard error.
  let log: String

  /// - Parameter timeout: after which the program and all that it started are ended.
  func run(timeout: Duration?) -> Outcome {
    var process: pid_t = 0
    let status = withSpawnArguments { arguments, actions, attributes in
      posix_spawnp(&process, words[0], actions, attributes, arguments, environ)
    }
    guard status == 0 else { return .notStarted(reason: String(cString: strerror(status))) }
    let clock = ContinuousClock()
    let end = timeout.map { clock.now.advanced(by: $0) }
    var state: Int32 = 0
    while true {
      let ended = waitpid(process, &state, WNOHANG)
      if ended == process { return .exited(Self.exitStatus(state)) }
      if ended < 0, errno != EINTR { return .notStarted(reason: String(cString: strerror(errno))) }
      if let end, clock.now > end {
        // The whole group: the program's own children would go on otherwise.
        kill(-process, SIGKILL)
        waitpid(process, &state, 0)
        return .timedOut
      }
      usleep(20_000)
    }
  }

  private func withSpawnArguments(
    _ body: (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafeMutablePointer<posix_spawnattr_t>
    ) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    return arguments.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return EINVAL }
      return body(base, &actions, &attributes)
    }
  }

  private static func exitStatus(_ state: Int32) -> Int32 {
    let signal = state & 0x7f
    return signal == 0 ? (state >> 8) & 0xff : 128 + signal
  }
}
