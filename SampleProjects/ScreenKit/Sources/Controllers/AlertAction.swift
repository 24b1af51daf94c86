/// One of the answers that an alert offers.
public struct AlertAction {
  /// What becomes of the user's work.
  public enum Style: Sendable {
    /// Does what the alert asks about.
    case `default`
    /// Leaves everything as it is; stands below the others.
    case cancel
    /// Cannot be undone.
    case destructive
  }

  /// What the answer's button reads.
  public let title: String
  /// How grave the answer is.
  public let style: Style

  /// The name by which tests and assistive technologies find the answer's button.
  public let identifier: String

  let handler: (@MainActor () -> Void)?

  /// - Parameter handler: Called when the user has chosen this answer and the alert is gone.
  public init(
    title: String, style: Style = .default, identifier: String,
    handler: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.identifier = identifier
    self.handler = handler
  }
}
