import LintelPlatform

/// Where a program prints.
public enum StandardStream: Sendable {
  case output
  case error

  /// Prints all of `bytes`, or as much as is wanted: who closes a pipe has seen enough.
  ///
  /// - Throws: when they cannot be written, as on a full disk.
  public func write(_ bytes: [UInt8]) throws(WorkspaceErrors) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: number)
    } catch {
      guard error.code != EPIPE else { return }
      throw WorkspaceErrors(path: name, message: "cannot write to \(name): \(error.reason)")
    }
  }

  /// Opens the streams that this program was started without, so that no file which it opens is
  /// taken for one of them: what is printed is lost, and there is no input.
  public static func openAll() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_WRONLY)
    }
  }

  private var number: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
