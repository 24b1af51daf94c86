import LintelPlatform

/// The reason why a file cannot be read.
package enum ReadError: Error, Equatable {
  case system(SystemError)
  /// A pipe, a socket or a device, from which reading may never begin or never end.
  case noFile
  /// A file that the system generates when it is read, e.g. below `/proc`. Such a file may never
  /// end either.
  case madeUp
  case tooLarge(Int, limit: Int)

  static var isFolder: ReadError { .system(.isFolder) }

  /// The reason in words, to be written after a colon.
  package var reason: String {
    switch self {
    case .system(let error): error.reason
    case .noFile: "it is a pipe, a socket or a device; only files are read"
    case .madeUp: "the system generates it when it is read; only files are read"
    case .tooLarge(let size, let limit): "it has \(size) bytes; at most \(limit) are read"
    }
  }
}

/// The largest size, in bytes, that a file may have.
package enum SizeLimit {
  /// The limit for Swift files: far more than anybody compiles, and offsets in them fit in 32 bits.
  package static let source = 1 << 31
  /// The limit for files that describe a project: rules, diagrams, baselines, manifests; and for
  /// standard input.
  package static let text = 1 << 26
}
