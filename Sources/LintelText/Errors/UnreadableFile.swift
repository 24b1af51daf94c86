/// The error for a rules file, or a file that it names, that cannot be read.
package struct UnreadableFile: Error, Equatable, Sendable {
  /// The reason; `nil` if it is unknown.
  package let reason: String?

  package init(reason: String? = nil) { self.reason = reason }

  /// The end of a message, with the reason.
  package var end: String { reason.map { ": \($0)" } ?? "" }
}

/// A function that returns the bytes of the file at a path. If the file cannot be read, the
/// function throws the reason, or returns `nil` without a reason.
package typealias FileReading = (String) throws(UnreadableFile) -> [UInt8]?
