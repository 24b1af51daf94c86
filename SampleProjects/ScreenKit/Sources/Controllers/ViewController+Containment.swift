extension ViewController {
  /// Makes `child` a part of this container, after it has left the container that it was in.
  ///
  /// As in UIKit, this calls `willMove(toParent:)`. The container then adds the child's view to its
  /// own, and calls `didMove(toParent:)`. From there on, the child appears and disappears with the
  /// container.
  public func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the container that this controller is in, if any.
  ///
  /// As in UIKit, the container calls `willMove(toParent: nil)` before, removes the child's view, and
  /// then calls this, which calls `didMove(toParent: nil)`.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: TabBarController? {
    parent as? TabBarController ?? parent?.tabBarController
  }

  /// The children whose views lie in this controller's view.
  var shownChildren: [ViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Makes `new` the children instead of `old`; `show` decides which views are shown in between.
  func exchangeChildren(_ old: [ViewController], for new: [ViewController], show: () -> Void) {
    let removed = old.filter { child in !new.contains { $0 === child } }
    let added = new.filter { $0.parent !== self }
    for child in removed { child.willMove(toParent: nil) }
    added.forEach(addChild)
    show()
    for child in removed { child.removeFromParent() }
    for child in added { child.didMove(toParent: self) }
  }

  /// Exchanges the views of two children, of which either may be missing.
  ///
  /// The children hear of it if this container is on the screen itself.
  func transition(
    from old: ViewController?, to new: ViewController?, exchangingViews exchange: () -> Void
  ) {
    guard appearance.isOnScreen else { return exchange() }
    old?.beginAppearanceTransition(false)
    new?.beginAppearanceTransition(true)
    exchange()
    old?.endAppearanceTransition()
    // While the container is still about to appear, its child is too.
    guard appearance == .appeared else { return }
    new?.endAppearanceTransition()
  }
}
