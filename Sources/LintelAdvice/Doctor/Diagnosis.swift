import LintelConfiguration
import LintelFindings
import LintelText

/// Something in a configuration that can be checked, and is still probably not meant.
public struct Diagnosis: Comparable, Sendable {
  /// Where it is written; the line is 0 for what concerns the file as a whole.
  public let path: String
  public let line: Int
  public let column: Int
  /// ``Severity/warning`` for what does nothing, or not what it says; ``Severity/note`` for what is
  /// worth a look.
  public let severity: Severity
  /// What is odd, and what to do: lower-case start, no full stop.
  public let message: String

  public init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  package init(at mark: Mark, _ severity: Severity, _ message: String) {
    self.init(
      path: mark.path, line: mark.line, column: mark.column, severity: severity, message: message)
  }

  /// By place, then by message.
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column, left.message)
      < (right.path, right.line, right.column, right.message)
  }
}
