import ScreenKit

/// A view controller that shows a declarative view.
///
/// After a change, the screen follows in a job of the main actor, once for all changes until then.
public final class HostingController: ViewController {
  /// What is shown. Another value of the same type takes over the controls and the state.
  public var rootView: any DeclarativeView {
    didSet { container.content?.setNeedsUpdate() }
  }

  /// Called when the controller has left its container, as when the user goes back.
  var onLeave: (() -> Void)?

  /// Called when the view is about to come onto the screen.
  var onAppear: (() -> Void)?

  private var isSeen = false
  private let container = Container(.vertical)
  private var context: ViewContext

  /// Creates a controller that shows `rootView` when its view is needed.
  public convenience init(rootView: some DeclarativeView) {
    self.init(rootView: rootView, context: ViewContext(updates: UpdateQueue()))
  }

  init(rootView: any DeclarativeView, context: ViewContext) {
    self.rootView = rootView
    self.context = context
    super.init()
    adopt(context)
  }

  public override func loadView() {
    view = container.stack
    show()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    onAppear?()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    isSeen = true
    container.content?.appear()
  }

  /// As in SwiftUI, a screen that only lies behind another one has not disappeared.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    isSeen = false
    guard presentedViewController == nil else { return }
    container.content?.disappear()
  }

  public override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave?() }
  }

  /// Shows another value now, which finds `context` around it.
  func update(rootView: any DeclarativeView, context: ViewContext) {
    adopt(context)
    self.rootView = rootView
    guard isViewLoaded else { return }
    show()
  }

  /// Ends the life of what is shown.
  func removeContent() {
    container.content?.remove()
  }

  /// Announces to the view that it has disappeared, unless it is seen.
  fileprivate func disappearIfUnseen() {
    if !isSeen { container.content?.disappear() }
  }

  private func adopt(_ context: ViewContext) {
    self.context = context.inside
    self.context.screen = self
  }

  private func show() {
    let root = DeferredView { [weak self] in self?.rootView ?? EmptyView() }
    let isOnScreen = container.content?.isOnScreen == true
    container.show(root, in: context)
    if isOnScreen { container.content?.appear() }
  }
}

extension ViewController {
  /// Announces what has disappeared behind a screen that is gone now.
  func announceDisappearances() {
    (self as? HostingController)?.disappearIfUnseen()
    for child in children { child.announceDisappearances() }
  }
}
