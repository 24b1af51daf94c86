import ScreenKit

/// Does something when the user taps it.
public struct Button: DeclarativeView {
  public typealias Body = Never

  let title: String
  let role: ButtonRole?
  let action: @MainActor () -> Void

  /// - Parameter role: What tapping does to the user's work; only answers to alerts show it.
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.role = role
    self.action = action
  }
}

/// What becomes of the user's work when a button is tapped.
public enum ButtonRole: Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Cannot be undone.
  case destructive
}

extension Button: ControlView {
  func makeControl(for node: ControlNode<Button>) -> ScreenKit.Button {
    let button = ScreenKit.Button(title)
    button.addAction(
      { [weak node] in node?.report { $0.action() } }, for: .primaryActionTriggered)
    return button
  }

  func update(_ button: ScreenKit.Button) {
    button.title = title
  }
}
