import LintelReports
import LintelText

extension Architecture {
  /// The errors that make a check impossible, at least one, in the order of the file.
  ///
  /// An error is not a finding: a finding says that a rule is broken, an error that the rule cannot
  /// be judged.
  public struct Errors: Error, Equatable, Sendable {
    public let errors: [Problem]

    /// Does `work`, and translates its errors into those of this library.
    static func wrapping<Value>(
      _ work: () throws(ConfigurationErrors) -> Value
    ) throws(Errors) -> Value {
      do throws(ConfigurationErrors) {
        return try work()
      } catch {
        throw Errors(errors: error.errors.map(Problem.init))
      }
    }
  }

  /// An error in a rules file, or in the sources that it selects.
  public struct Problem: Hashable, Sendable {
    /// The path of the rules file, Swift file or folder, as it was given.
    public let path: String
    /// The line, counted from 1; 0 if the problem concerns the file as a whole.
    public let line: Int
    /// The column, counted from 1 in UTF-8 bytes; 0 if the problem concerns the file as a whole.
    public let column: Int
    /// The text of the error: what is wrong, what was expected and what to do.
    public let message: String

    init(_ error: ConfigurationError) {
      path = error.path
      line = error.line
      column = error.column
      message = error.message
    }
  }
}

extension Architecture.Errors: CustomStringConvertible {
  /// One line for each error, as `lintel check` prints it.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension Architecture.Problem: CustomStringConvertible {
  /// `lintel.yml:3:5: error: what is wrong`.
  public var description: String {
    let place = line > 0 ? "\(path.visible):\(line):\(column)" : path.visible
    return "\(place): error: \(message.visible)"
  }
}
