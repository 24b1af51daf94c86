/// The strip below a tab bar controller's content, with one button for each tab.
public final class TabBar: View {
  /// How the tabs are shown, from left to right.
  public internal(set) var items: [TabBarItem] = [] {
    didSet {
      for item in oldValue { item.button.removeFromSuperview() }
      for item in items { buttons.addSubview(item.button) }
    }
  }

  private let buttons = StackView(arrangedSubviews: [], axis: .horizontal)

  init() {
    super.init()
    addSubview(buttons)
  }
}
