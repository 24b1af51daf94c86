/// A remark about a project that is not a finding, e.g. that a part of a manifest is computed and
/// was not read.
package struct Note: Hashable, Sendable {
  /// The location that the note is about; `nil` if it is about no location in particular.
  package let location: SourceLocation?
  /// A text that begins in lower case and has no full stop, without the location.
  package var message: String

  package init(location: SourceLocation? = nil, message: String) {
    self.location = location
    self.message = message
  }

  /// Makes a note about a location in a file, by default about the file as a whole.
  ///
  /// - Parameter path: the file path, relative to the root of the check.
  package init(path: String, line: Int = 1, column: Int = 1, message: String) {
    self.init(location: SourceLocation(path: path, line: line, column: column), message: message)
  }
}

extension Note: CustomStringConvertible {
  /// The text with its location, if there is one: `path:line:column: message`.
  package var description: String {
    guard let location else { return message }
    return "\(location.path):\(location.line):\(location.column): \(message)"
  }
}

extension Note {
  /// Whether a note comes before another one, by path, line, column and message. Notes without a
  /// location come first.
  package static func precedes(_ left: Note, _ right: Note) -> Bool {
    if left.location == right.location { return left.message < right.message }
    guard let leftLocation = left.location else { return true }
    guard let rightLocation = right.location else { return false }
    return SourceLocation.precedes(leftLocation, rightLocation)
  }
}
