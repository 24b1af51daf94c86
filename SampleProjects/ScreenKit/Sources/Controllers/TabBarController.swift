/// A set of view controllers, of which the user chooses one by the button below it.
public final class TabBarController: ViewController {
  /// The buttons by which the user chooses.
  public let tabBar = TabBar()
  private let contentView = ContentView()

  /// The controllers, from left to right. If the selected one stays, it stays selected; else the
  /// first one is.
  public var viewControllers: [ViewController] = [] {
    didSet { replace(oldValue) }
  }

  /// The position of the controller that is shown; a position without a controller is not taken.
  public var selectedIndex: Int {
    get { index }
    set {
      guard newValue != index, viewControllers.indices.contains(newValue) else { return }
      let old = selectedViewController
      index = newValue
      transition(from: old, to: selectedViewController, exchangingViews: showSelected)
    }
  }

  /// The controller that is shown; `nil` if there is none at all.
  public var selectedViewController: ViewController? {
    viewControllers.isEmpty ? nil : viewControllers[index]
  }

  private var index = 0

  public override func loadView() {
    view = StackView(arrangedSubviews: [contentView, tabBar])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func replace(_ old: [ViewController]) {
    let selected = old.isEmpty ? nil : old[index]
    index = viewControllers.firstIndex { $0 === selected } ?? 0
    tabBar.items = viewControllers.map(\.tabBarItem)
    for (position, item) in tabBar.items.enumerated() {
      item.onSelect = { [weak self] in self?.selectedIndex = position }
    }
    exchangeChildren(old, for: viewControllers) {
      if selected !== selectedViewController {
        transition(from: selected, to: selectedViewController, exchangingViews: showSelected)
      } else {
        showSelected()
      }
    }
  }

  private func showSelected() {
    for (position, item) in tabBar.items.enumerated() {
      item.button.isSelected = position == index
    }
    guard isViewLoaded else { return }
    contentView.show(selectedViewController?.view)
  }
}
