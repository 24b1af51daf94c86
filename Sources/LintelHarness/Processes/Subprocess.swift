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
    /// The caller did not want it any more.
    case stopped
    case notStarted(reason: String)
  }

  let words: [String]
  /// Takes standard output and standard error.
  let log: String

  /// How long a program that is asked to end may take to clean up.
  private static let grace = Duration.seconds(5)

  /// - Parameters:
  ///   - timeout: after which the program and all that it started are ended.
  ///   - isStopped: is asked all the time; once it says so they are ended as well.
  func run(timeout: Duration?, until isStopped: () -> Bool = { false }) -> Outcome {
    var process: pid_t = 0
    let status = withSpawnArguments { arguments, actions, attributes in
      posix_spawnp(&process, words[0], actions, attributes, arguments, environ)
    }
    guard status == 0 else { return .notStarted(reason: Self.reason(status)) }
    let end = timeout.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      switch Self.state(of: process) {
      case .running: break
      case .ended(let status): return .exited(status)
      case .lost(let error): return .notStarted(reason: Self.reason(error))
      }
      if isStopped() {
        Self.end(process)
        return .stopped
      }
      if let end, ContinuousClock.now > end {
        Self.end(process)
        return .timedOut
      }
      usleep(20_000)
    }
  }

  private enum State {
    case running
    case ended(Int32)
    case lost(errno: Int32)
  }

  private static func state(of process: pid_t) -> State {
    var state: Int32 = 0
    let ended = waitpid(process, &state, WNOHANG)
    if ended == process { return .ended(exitStatus(state)) }
    return ended < 0 && errno != EINTR ? .lost(errno: errno) : .running
  }

  /// Ends a program with its whole group: its own children would go on otherwise.
  ///
  /// It is asked first, because only the program knows of children that have groups of their own.
  private static func end(_ process: pid_t) {
    kill(-process, SIGINT)
    let end = ContinuousClock.now.advanced(by: grace)
    while case .running = state(of: process), ContinuousClock.now < end { usleep(20_000) }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

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
    // The program is to obey signals however this one has decided about them.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
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
