/// A stack of view controllers, of which the top one is on the screen.
public final class NavigationController: ViewController {
  public private(set) var viewControllers: [ViewController] = []

  public let navigationBar = NavigationBar()
  private let contentView = View()

  public override init() {
    super.init()
  }

  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController])
  }

  public var topViewController: ViewController? { viewControllers.last }

  public func pushViewController(_ viewController: ViewController) {
    setViewControllers(viewControllers + [viewController])
  }

  /// Removes the top controller, unless it is the only one.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = topViewController
    setViewControllers(Array(viewControllers.dropLast()))
    return popped
  }

  /// Replaces the whole stack. Only a change of the top controller is an appearance transition.
  public func setViewControllers(_ newControllers: [ViewController]) {
    let oldTop = topViewController
    let removed = viewControllers.filter { old in !newControllers.contains { $0 === old } }
    for controller in newControllers {
      controller.parent = self
    }
    viewControllers = newControllers
    if oldTop !== topViewController {
      replaceTop(oldTop)
    } else {
      updateNavigationBar()
    }
    for controller in removed {
      controller.parent = nil
    }
  }

  // MARK: Life cycle

  public override func loadView() {
    view = StackView(arrangedSubviews: [navigationBar, contentView])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.backButton.addTarget(
      self, action: NavigationController.goBack, for: .primaryActionTriggered)
    showTop()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    topViewController?.beginAppearanceTransition(true)
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    topViewController?.endAppearanceTransition(true)
  }

  public override func viewWillDisappear() {
    super.viewWillDisappear()
    topViewController?.beginAppearanceTransition(false)
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    topViewController?.endAppearanceTransition(false)
  }

  // MARK: Private

  private func replaceTop(_ oldTop: ViewController?) {
    guard isOnScreen else {
      if isViewLoaded { showTop() }
      return
    }
    let newTop = topViewController
    oldTop?.beginAppearanceTransition(false)
    newTop?.beginAppearanceTransition(true)
    showTop()
    oldTop?.endAppearanceTransition(false)
    newTop?.endAppearanceTransition(true)
  }

  private func showTop() {
    for view in contentView.subviews {
      view.removeFromSuperview()
    }
    if let top = topViewController {
      contentView.addSubview(top.view)
    }
    updateNavigationBar()
  }

  private func updateNavigationBar() {
    navigationBar.titleLabel.text = topViewController?.title
    navigationBar.backButton.isHidden = viewControllers.count < 2
  }

  private func goBack() {
    popViewController()
  }
}
