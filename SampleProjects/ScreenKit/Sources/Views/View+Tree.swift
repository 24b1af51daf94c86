extension View {
  /// Adds `view` as the last subview; a view has one superview, so it leaves the one it had.
  ///
  /// If the view belongs to a child of a view controller that is on the screen, the child appears.
  public func addSubview(_ view: View) {
    let owner = owningController
    if view.superview?.owningController === owner {
      view.detach()
    } else {
      view.removeFromSuperview()
    }
    let arriving = view.outermostControllers.filter { controller in
      controller.parent === owner && controller.appearance == .disappeared
        && owner?.appearance.isOnScreen == true
    }
    for controller in arriving { controller.beginAppearanceTransition(true) }
    view.superview = self
    subviews.append(view)
    view.inherit(traitCollection)
    setNeedsLayout()
    // While its owner is still about to appear, a child is too.
    guard owner?.appearance == .appeared else { return }
    for controller in arriving { controller.endAppearanceTransition() }
  }

  /// Takes the view out of its superview; view controllers in it that are on the screen disappear.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = outermostControllers.filter { $0.appearance.isOnScreen }
    for controller in leaving { controller.beginAppearanceTransition(false) }
    if let field = window?.firstResponder, field.isDescendant(of: self) {
      field.resignFirstResponder()
    }
    detach()
    for controller in leaving { controller.endAppearanceTransition() }
  }

  /// The window that the view is in, if any.
  public var window: Window? {
    self as? Window ?? superview?.window
  }

  /// Whether the view is `view` or lies in it at any depth.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Whether neither the view nor any of its ancestors is hidden.
  public var isVisible: Bool {
    !isHidden && (superview?.isVisible ?? true)
  }

  /// The first view with `identifier` in this tree, in drawing order, hidden ones included.
  public func firstView(withIdentifier identifier: String) -> View? {
    if self.identifier == identifier { return self }
    for subview in subviews {
      if let match = subview.firstView(withIdentifier: identifier) { return match }
    }
    return nil
  }

  /// The controller in whose view this view lies, or whose view it is.
  var owningController: ViewController? {
    viewController ?? superview?.owningController
  }

  private var outermostControllers: [ViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }
}
