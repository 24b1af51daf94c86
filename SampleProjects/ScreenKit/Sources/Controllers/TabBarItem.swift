/// How a tab bar shows one view controller.
@MainActor
public final class TabBarItem {
  /// What the tab's button reads.
  public var title: String {
    didSet { update() }
  }

  /// A short text beside the title, such as a number of unread messages; `nil` for none.
  public var badgeValue: String? {
    didSet { update() }
  }

  /// The name by which tests and assistive technologies find the tab's button: "tabs.chats".
  public var identifier: String? {
    didSet { update() }
  }

  /// Called when the user chooses the tab.
  var onSelect: (() -> Void)?

  let button = Button("")

  /// Creates an item without a badge.
  public init(title: String, identifier: String? = nil) {
    self.title = title
    self.identifier = identifier
    button.addAction({ [weak self] in self?.onSelect?() }, for: .primaryActionTriggered)
    update()
  }

  private func update() {
    button.title = badgeValue.map { "\(title) (\($0))" } ?? title
    button.identifier = identifier
  }
}
