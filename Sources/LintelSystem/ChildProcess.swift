import LintelPlatform

/// A program that is run to its end, with its output handed on while it runs.
package struct ChildProcess {
  package enum Outcome: Equatable, Sendable {
    case exited(Int32)
    /// Ended by a signal, as a crash is.
    case crashed(signal: Int32)
    /// The caller did not want it any more.
    case stopped
    case notStarted(reason: String)
  }

  package let words: [String]
  /// What it reads from standard input.
  let input: [UInt8]
  /// Whether what it prints to standard error counts as output.
  let keepsErrors: Bool
  /// The variables that it gets, by name; `nil` for those of this program.
  let environment: [String: String]?
  /// Whether it is stopped together with all that it has started. The terminal's interrupt does not
  /// reach it then: the caller has to stop it.
  let leadsGroup: Bool

  /// How long a program that is asked to end may take to clean up.
  private static let grace = Duration.seconds(5)
  /// How many bytes of standard error are handed on.
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

  /// - Parameters:
  ///   - receive: is given the output, in pieces of any size.
  ///   - receiveErrors: is given what the program has printed to standard error, at most 1 MiB, once
  ///     it has ended, unless that counts as output; `nil` to drop it.
  ///   - isUnwanted: is asked all the time, with how long the program has printed nothing; once it
  ///     says so the program is ended.
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
    // When a program that was asked to end is waited for no longer.
    var graceEnd: ContinuousClock.Instant?
    while true {
      if output.handOn(waiting: 100, receive) { lastOutput = .now }
      // Children of other threads may hold the pipe open, so its end alone says too little.
      if let outcome = Self.outcome(of: process, options: WNOHANG) {
        // The program has ended, what it started has perhaps not, and nobody would ever end it.
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
        // It is asked first, because only the program knows of children that have groups of their
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
    // The program is to obey signals however this one has decided about them.
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

  /// Where a program is, looked for along `PATH`.
  ///
  /// Entries that are empty or relative mean the working folder, which may hold a stranger's code,
  /// and are passed over.
  private static func program(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return name }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && (try? FileStatus(of: $0))?.kind == .file }
  }

  /// C strings, to be freed, with `nil` at the end.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// A file that has no name any more, open at its start.
  ///
  /// A pipe would have to be filled while the output is read, and kills who writes to one that is
  /// closed.
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

  /// The first bytes of a file that another process has written.
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
