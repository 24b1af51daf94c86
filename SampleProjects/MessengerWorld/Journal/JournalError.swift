import Foundation

/// Why a journal cannot be read or written.
public enum JournalError: Error, Equatable, Sendable {
  /// The system refuses; with its error number.
  case system(path: String, code: Int32)

  /// A line that is not the last one makes no sense.
  case damaged(path: String, line: Int)

  static func last(at path: String) -> JournalError { .system(path: path, code: errno) }
}

extension JournalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .damaged(let path, let line): "\(path):\(line): The line is damaged"
    }
  }
}
