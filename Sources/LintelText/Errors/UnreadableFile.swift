/// A file that a rules file names, or the rules file itself, cannot be read.
public struct UnreadableFile: Error, Equatable, Sendable {
  /// Why; `nil` if nobody knows.
  public let reason: String?

  public init(reason: String? = nil) { self.reason = reason }

  /// The end of a message.
  package var end: String { reason.map { ": \($0)" } ?? "" }
}

/// Gives the bytes of the file at a path; `nil` if it cannot be read, for whatever reason.
public typealias FileReading = (String) throws(UnreadableFile) -> [UInt8]?
