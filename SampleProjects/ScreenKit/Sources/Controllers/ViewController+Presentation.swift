extension ViewController {
  /// The controller that this one, or a container that it is in, presents.
  public var presentedViewController: ViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the container that it is in.
  public var presentingViewController: ViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows `controller` in front of everything; the user cannot reach what is behind it.
  ///
  /// As in UIKit, the outermost container presents, and nothing happens if it presents already, or if
  /// it is not in a window.
  public func present(_ controller: ViewController) {
    let presenter = outermostContainer
    guard presenter.presented == nil, controller.presenter == nil, controller.parent == nil,
      let window = presenter.viewIfLoaded?.window
    else { return }
    let coversAll = controller.modalPresentationStyle == .fullScreen
    window.firstResponder?.resignFirstResponder()
    presenter.presented = controller
    controller.presenter = presenter
    if coversAll { presenter.beginAppearanceTransition(false) }
    controller.beginAppearanceTransition(true)
    window.addSubview(controller.view)
    controller.endAppearanceTransition()
    if coversAll { presenter.endAppearanceTransition() }
  }

  /// Takes away what this controller presents, or else this controller itself, if it is presented.
  ///
  /// What the presented controller presents goes with it.
  public func dismiss() {
    if presentedViewController == nil {
      presentingViewController?.dismiss()
    } else {
      outermostContainer.dismissPresented(reappears: true)
    }
  }

  /// Takes away all controllers in front of this one.
  ///
  /// - Parameter reappears: Whether this one can be seen then.
  func dismissPresented(reappears: Bool) {
    let dismissed = presentedChain
    for controller in dismissed { controller.beginAppearanceTransition(false) }
    if reappears { beginAppearanceTransition(true) }
    for controller in dismissed {
      controller.presenter?.presented = nil
      controller.presenter = nil
      controller.view.removeFromSuperview()
    }
    if reappears { endAppearanceTransition() }
    for controller in dismissed { controller.endAppearanceTransition() }
  }

  private var outermostContainer: ViewController {
    parent?.outermostContainer ?? self
  }

  /// The controllers in front of this one, the foremost first.
  private var presentedChain: [ViewController] {
    presented.map { $0.presentedChain + [$0] } ?? []
  }
}
