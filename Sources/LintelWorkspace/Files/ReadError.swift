import LintelPlatform

/// Why a file cannot be read.
package enum ReadError: Error, Equatable {
  case system(SystemError)
  /// Something that may never end, or never begin: a pipe, a socket or a device.
  case noFile
  /// A file that the system makes up as it is read, which may never end either.
  case madeUp
  case tooLarge(Int, limit: Int)

  static var isFolder: ReadError { .system(.isFolder) }

  /// The reason in words, to stand after a colon.
  package var reason: String {
    switch self {
    case .system(let error): error.reason
    case .noFile: "it is a pipe, a socket or a device; only files are read"
    case .madeUp: "the system makes it up as it is read; only files are read"
    case .tooLarge(let size, let limit): "it has \(size) bytes; at most \(limit) are read"
    }
  }
}

/// How large a file may be, in bytes.
public enum SizeLimit {
  /// For Swift files: far more than anybody compiles, and positions in them fit 32 bits.
  public static let source = 1 << 31
  /// For files that say something about a project: rules, diagrams, baselines, manifests, and what
  /// comes through standard input.
  public static let text = 1 << 26
}
