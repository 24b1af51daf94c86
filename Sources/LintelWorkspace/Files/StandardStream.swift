import LintelPlatform

/// A stream that a program prints to.
package enum StandardStream: Sendable {
  case output
  case error

  /// Writes `bytes`. A pipe whose reader has closed it is not an error: the reader has seen enough.
  ///
  /// - Throws: when the bytes cannot be written, as on a full disk.
  package func write(_ bytes: [UInt8]) throws(WorkspaceErrors) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: number)
    } catch {
      guard error.code != EPIPE else { return }
      throw WorkspaceErrors(path: name, message: "cannot write to \(name): \(error.reason)")
    }
  }

  /// Opens the standard streams that were closed when this program was started, so that no file
  /// opened later is mistaken for one of them. What is printed to them is lost, and there is no
  /// input.
  package static func openAll() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
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
