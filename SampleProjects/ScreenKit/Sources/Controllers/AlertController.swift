/// A question in front of a screen, which the user has to answer first.
///
/// Its texts have the identifiers `alert.title` and `alert.message`.
public final class AlertController: ViewController {
  /// What there is to say below the title.
  public let message: String?

  /// The answers, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []

  /// Creates an alert that has no answers yet.
  public init(title: String?, message: String? = nil) {
    self.message = message
    super.init()
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an answer; to be called before the alert is presented.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  public override func loadView() {
    let titleLabel = Label(title, identifier: "alert.title")
    let messageLabel = Label(message, identifier: "alert.message")
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.isHidden = label.text == nil
    }
    let others = actions.filter { $0.style != .cancel }
    let cancels = actions.filter { $0.style == .cancel }
    view = AlertView(
      StackView(arrangedSubviews: [titleLabel, messageLabel] + (others + cancels).map(button)))
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(action.title, identifier: action.identifier)
    button.addAction(
      { [weak self] in
        self?.dismiss()
        action.handler?()
      }, for: .primaryActionTriggered)
    return button
  }
}
