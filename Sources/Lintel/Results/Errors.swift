import LintelRules

extension Architecture {
  /// All that makes a check impossible, at least one error, in the order of the file.
  ///
  /// Not the same thing as findings: a finding says that a rule is broken, an error says that the
  /// rule cannot be judged.
  public struct Errors: Error, Equatable, Sendable {
    public let errors: [Problem]

    /// Does what may fail, and names what fails in the words of this library.
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

  /// Something that is wrong with a rules file, or with the sources that it names.
  public struct Problem: Hashable, Sendable {
    /// The rules file, Swift file or folder, as it was named.
    public let path: String
    /// From 1; 0 when the problem is one of the file as a whole.
    public let line: Int
    /// From 1, in UTF-8 bytes; 0 when the problem is one of the file as a whole.
    public let column: Int
    /// What is wrong, what was expected and what to do.
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
  /// One line for each error, as the command prints it.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension Architecture.Problem: CustomStringConvertible {
  /// `lintel.yml:3:5: error: what is wrong`.
  public var description: String {
    let place = line > 0 ? "\(path.visible):\(line):\(column)" : path.visible
    return "\(place): error: \(message.visible)"
  }
}
