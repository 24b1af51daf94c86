import LintelPlatform

/// A program that is run to its end, whose output is passed on while it runs.
package struct ChildProcess {
  package enum Outcome: Equatable, Sendable {
    case exited(Int32)
    /// Ended by a signal, e.g. by a crash.
    case crashed(signal: Int32)
    /// Ended because the caller did not want it any more.
    case stopped
    case notStarted(reason: String)
  }

  package let words: [String]
  /// The bytes that the program reads from standard input.
  let input: [UInt8]
  /// Whether the program's standard error counts as output.
  let keepsErrors: Bool
  /// The program's environment variables, by name; `nil` for the variables of this program.
  let environment: [String: String]?
  /// Whether the program leads a process group, so that it is stopped together with all programs
  /// that it has started. The terminal's interrupt does not reach such a program, so the caller has
  /// to stop it.
  let leadsGroup: Bool

  /// The time in which a program that was asked to end can clean up before it is killed.
  private static let grace = Duration.seconds(5)
  /// The number of bytes of standard error that are passed on.
  private static let errorLimit = 1 << 20

  package init(
    _ words: [String], input: [UInt8] = [], keepsErrors: Bool = false,
    environment: [String: String]? = nil, leadsGroup: Bool = false
  ) {
    self.words = words
    self.input = input
    self.keepsErrors = keepsErrors
    self.environment = environment
    self.leadsGroup = leadsGroup
  }

  /// Runs the program, and waits for its end.
  ///
  /// - Parameters:
  ///   - receive: receives the output, in pieces of any size.
  ///   - receiveErrors: receives the first 1 MiB of standard error once the program has ended,
  ///     unless standard error counts as output; `nil` to drop it.
  ///   - isUnwanted: is called at least ten times a second, with the time since the last output;
  ///     the program is ended once it returns true.
  package func run(
    _ receive: (ArraySlice<UInt8>) -> Void, errors receiveErrors: (([UInt8]) -> Void)? = nil,
    until isUnwanted: (_ silence: Duration) -> Bool = { _ in false }
  ) -> Outcome {
    guard let inputFile = Self.temporaryFile(with: input) else { return .lastError }
    defer { close(inputFile) }
    var errorFile: Int32?
    if receiveErrors != nil {
      errorFile = Self.temporaryFile(with: [])
      if errorFile == nil { return .lastError }
    }
    defer { if let errorFile { close(errorFile) } }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .lastError }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var process: pid_t = 0
    let status = spawn(&process, input: inputFile, output: ends[1], errors: errorFile)
    close(ends[1])
    guard status == 0 else { return .notStarted(reason: String(cString: strerror(status))) }
    var output = OutputPipe(end: ends[0])
    let outcome = follow(process, &output, receive, until: isUnwanted)
    if let errorFile { receiveErrors?(Self.contents(of: errorFile, limit: Self.errorLimit)) }
    return outcome
  }

  private func follow(
    _ process: pid_t, _ output: inout OutputPipe, _ receive: (ArraySlice<UInt8>) -> Void,
    until isUnwanted: (_ silence: Duration) -> Bool
  ) -> Outcome {
    var lastOutput = ContinuousClock.now
    // The time at which a program that was asked to end is killed.
    var graceEnd: ContinuousClock.Instant?
    while true {
      if output.handOn(waiting: 100, receive) { lastOutput = .now }
      // The end of the program is not inferred from the end of the pipe, because programs that
      // other threads have started may hold the pipe open.
      if let outcome = Self.outcome(of: process, options: WNOHANG) {
        // Programs that it has started may still run, and nobody else would end them.
        if leadsGroup { kill(-process, SIGKILL) }
        while output.handOn(waiting: 0, receive) {}
        return graceEnd == nil ? outcome : .stopped
      }
      if let graceEnd {
        guard ContinuousClock.now > graceEnd else { continue }
        kill(leadsGroup ? -process : process, SIGKILL)
        _ = Self.outcome(of: process, options: 0)
        return .stopped
      }
      if isUnwanted(ContinuousClock.now - lastOutput) {
        // The program is asked first, because only it knows its children that have groups of their
        // own.
        kill(leadsGroup ? -process : process, SIGINT)
        graceEnd = .now.advanced(by: Self.grace)
      }
    }
  }

  /// - Returns: `nil` while the process runs.
  private static func outcome(of process: pid_t, options: Int32) -> Outcome? {
    var state: Int32 = 0
    while true {
      let ended = waitpid(process, &state, options)
      if ended == process { break }
      if ended == 0 { return nil }
      if errno != EINTR { return .lastError }
    }
    let signal = state & 0x7f
    return signal == 0 ? .exited((state >> 8) & 0xff) : .crashed(signal: signal)
  }

  /// - Returns: an error number, 0 for none.
  private func spawn(
    _ process: inout pid_t, input: Int32, output: Int32, errors: Int32?
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
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if keepsErrors {
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    } else if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    // The program has to obey signals, whether this program ignores or blocks them.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = Self.copies(of: words)
    defer { for argument in arguments { free(argument) } }
    guard let program = Self.program(words[0]) else { return ENOENT }
    guard let environment else {
      return posix_spawn(&process, program, &actions, &attributes, &arguments, environ)
    }
    var variables = Self.copies(of: environment.map { "\($0)=\($1)" }.sorted())
    defer { for variable in variables { free(variable) } }
    return posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
  }

  /// Returns the path of a program, looked for along `PATH`.
  ///
  /// Empty and relative entries of `PATH` mean the working folder, which may contain a stranger's
  /// code, and are ignored.
  private static func program(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return name }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && (try? FileStatus(of: $0))?.kind == .file }
  }

  /// Returns C strings, which the caller has to free, with `nil` at the end.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// Returns a file without a name, open at its start.
  ///
  /// A file is used instead of a pipe, because a pipe would have to be filled while the output is
  /// read, and writing to a closed pipe would end this program.
  private static func temporaryFile(with bytes: [UInt8]) -> Int32? {
    var path = Array("\(temporaryFolder)/lintel-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    do throws(SystemError) {
      try Descriptor.write(bytes, to: file)
    } catch {
      close(file)
      return nil
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// Returns the first bytes of a file that another process has written.
  private static func contents(of file: Int32, limit: Int) -> [UInt8] {
    lseek(file, 0, SEEK_SET)
    var result: [UInt8] = []
    var space = [UInt8](repeating: 0, count: 1 << 14)
    while result.count < limit {
      let count = space.withUnsafeMutableBytes { Descriptor.read(file, into: $0) }
      guard count > 0 else { break }
      result += space[..<min(count, limit - result.count)]
    }
    return result
  }
}

extension ChildProcess.Outcome {
  fileprivate static var lastError: Self { .notStarted(reason: String(cString: strerror(errno))) }
}
