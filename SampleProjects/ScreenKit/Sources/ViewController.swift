/// Manages one screen: loads its view when it is first needed, and hears when it comes and goes.
///
/// Overrides of the life-cycle methods should call `super`.
@MainActor
open class ViewController {
  /// What a navigation controller shows above the view.
  public var title: String?

  /// The container that shows this controller; weak, because the container owns its children.
  public internal(set) weak var parent: ViewController?

  private var loadedView: View?
  private(set) var isOnScreen = false

  public init() {}

  /// The controller's view. Asking for it loads it.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  public var isViewLoaded: Bool { loadedView != nil }

  /// The nearest navigation controller that contains this one.
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

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
}

// MARK: - For containers

extension ViewController {
  /// Announces that the view is about to come (`true`) or to go.
  func beginAppearanceTransition(_ isAppearing: Bool) {
    if isAppearing {
      _ = view
      viewWillAppear()
    } else {
      viewWillDisappear()
    }
  }

  /// Announces that the view has come (`true`) or gone.
  func endAppearanceTransition(_ isAppearing: Bool) {
    isOnScreen = isAppearing
    if isAppearing {
      viewDidAppear()
    } else {
      viewDidDisappear()
    }
  }
}
