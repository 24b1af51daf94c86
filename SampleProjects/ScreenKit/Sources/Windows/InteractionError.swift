/// Why a user cannot do what they are asked to do.
public enum InteractionError: Error, Equatable, Sendable {
  case notOnScreen(identifier: String)
  case disabled(identifier: String)
  case notTappable(identifier: String)
  case notEditable(identifier: String)
  case notScrollable(identifier: String)
  case noSuchRow(Int, identifier: String)
  /// No field has the keyboard.
  case nothingFocused
}

extension InteractionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notOnScreen(let identifier): "'\(identifier)' is not on the screen"
    case .disabled(let identifier): "'\(identifier)' is disabled"
    case .notTappable(let identifier): "'\(identifier)' is not a button"
    case .notEditable(let identifier): "'\(identifier)' is not a text field"
    case .notScrollable(let identifier): "'\(identifier)' is not a list"
    case .noSuchRow(let row, let identifier): "'\(identifier)' has no row \(row)"
    case .nothingFocused: "no text field has the keyboard"
    }
  }
}
