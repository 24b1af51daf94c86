/// Manages one screen: loads its view when it is first needed, and hears when it comes and goes.
///
/// Overrides of the life-cycle methods should call `super`.
@MainActor
open class ViewController {
  /// What a navigation controller shows above the view.
  public var title: String? {
    didSet { (parent as? NavigationController)?.updateNavigationBar() }
  }

  /// How a tab bar shows the controller; named by `title` until it is set.
  public lazy var tabBarItem = TabBarItem(title: title ?? "")

  /// What can be seen behind the controller while it is presented.
  public var modalPresentationStyle = ModalPresentationStyle.fullScreen

  /// The container that shows this controller; weak, because the container owns its children.
  public internal(set) weak var parent: ViewController?

  /// The controllers that this one contains, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// The controller that covers this one; see `presentedViewController`.
  var presented: ViewController?

  /// The controller that this one covers; weak, because that one owns what it presents.
  weak var presenter: ViewController?

  private(set) var appearance = Appearance.disappeared

  private var loadedView: View?

  public init() {}

  /// The controller's view. Asking for it loads it.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// The controller's view, if it has been loaded.
  public var viewIfLoaded: View? { loadedView }

  public var isViewLoaded: Bool { loadedView != nil }

  // MARK: Life cycle

  /// Creates the view and sets `view`. Never call it: ask for `view`.
  open func loadView() {
    view = View()
  }

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  /// What the screen has to adapt to: the traits of the container, of the presenting controller, or,
  /// for a window's root, of the view.
  public var traitCollection: TraitCollection {
    (parent ?? presenter)?.traitCollection ?? viewIfLoaded?.traitCollection ?? TraitCollection()
  }

  /// Called after the traits of the controller's view have changed from `previous`.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Called before the controller enters a container, or leaves it (`nil`).
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has entered a container, or left it (`nil`).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: For containers

  /// Announces that the view is about to come (`true`) or to go, here and in all children shown.
  ///
  /// Does nothing if that is so already.
  func beginAppearanceTransition(_ isAppearing: Bool) {
    guard isAppearing != appearance.isOnScreen else { return }
    if isAppearing {
      view.inherit(traitCollection)
      appearance = .appearing
      viewWillAppear()
      for child in shownChildren { child.beginAppearanceTransition(true) }
    } else {
      appearance = .disappearing
      viewWillDisappear()
      for child in children { child.beginAppearanceTransition(false) }
    }
  }

  /// Announces that the view has come or gone, as the last `beginAppearanceTransition` said.
  func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear()
    case .appeared, .disappeared:
      return
    }
    for child in children { child.endAppearanceTransition() }
  }
}
