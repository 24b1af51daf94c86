import LintelConfiguration
import LintelFindings
import LintelText

/// A part of a rules file that is valid, but probably not what was meant.
package struct Diagnosis: Comparable, Sendable {
  /// The file with the diagnosis; the line is 0 if the diagnosis concerns the file as a whole.
  package let path: String
  package let line: Int
  package let column: Int
  /// ``Severity/warning`` for a part that does nothing, or not what it says; ``Severity/note`` for
  /// a part that is worth a look.
  package let severity: Severity
  /// The problem, and what to do: lower-case start, no full stop.
  package let message: String

  package init(path: String, line: Int, column: Int, severity: Severity, message: String) {
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

  /// Orders diagnoses by location, then by message.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column, left.message)
      < (right.path, right.line, right.column, right.message)
  }
}
