/// A stack of view controllers, of which the top one is on the screen.
public final class NavigationController: ViewController {
  public private(set) var viewControllers: [ViewController] = []

  public let navigationBar = NavigationBar()
  private let contentView = ContentView()

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
    let old = viewControllers
    viewControllers = newControllers
    exchangeChildren(old, for: newControllers) {
      if old.last !== topViewController {
        transition(from: old.last, to: topViewController, exchangingViews: showTop)
      } else {
        updateNavigationBar()
      }
    }
  }

  public override func loadView() {
    view = StackView(arrangedSubviews: [navigationBar, contentView])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.backButton.addTarget(
      self, action: NavigationController.goBack, for: .primaryActionTriggered)
    showTop()
  }

  /// Shows the title that the top controller has now.
  func updateNavigationBar() {
    navigationBar.titleLabel.text = topViewController?.title
    navigationBar.backButton.isHidden = viewControllers.count < 2
  }

  private func showTop() {
    guard isViewLoaded else { return }
    contentView.show(topViewController?.view)
    updateNavigationBar()
  }

  private func goBack() {
    popViewController()
  }
}
