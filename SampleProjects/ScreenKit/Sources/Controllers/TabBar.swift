/// The strip below a tab bar controller's content, with one button for each tab.
public final class TabBar: View {
  /// How the tabs are shown, from left to right.
  public internal(set) var items: [TabBarItem] = [] {
    didSet { showItems(insteadOf: oldValue) }
  }

  private let buttons = StackView(arrangedSubviews: [], axis: .horizontal)

  init() {
    super.init()
    addSubview(buttons)
  }

  private func showItems(insteadOf oldItems: [TabBarItem]) {
    for item in oldItems { item.button.removeFromSuperview() }
    for item in items { buttons.addSubview(item.button) }
  }
}
