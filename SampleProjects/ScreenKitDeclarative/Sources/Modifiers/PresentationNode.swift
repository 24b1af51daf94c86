import ScreenKit

/// Presents something while its view wants it to be.
final class PresentationNode: StructuralNode<PresentingView> {
  private var presented: ViewController?
  private var isWanted = false

  override func show() {
    super.show()
    isWanted = observing { view.isPresented.wrappedValue }
    if !isWanted {
      dismiss()
    } else if let presented {
      view.presentation.update(presented, in: context)
    } else {
      context.updates.add(self)
    }
  }

  override func didAppear() {
    if isWanted { context.updates.add(self) }
  }

  override func didRemove() {
    isWanted = false
    dismiss()
  }

  /// Presents what is to be presented; returns whether nothing is left to do.
  ///
  /// Nothing can be presented while something else is, or before the screen is there.
  func presentIfWanted() -> Bool {
    guard isWanted, presented == nil else { return true }
    guard let screen = context.screen else { return true }
    guard screen.view.window != nil, screen.presentedViewController == nil else { return false }
    let controller = view.presentation.makeController(in: context) { [weak self] in
      self?.userDismissed()
    }
    presented = controller
    screen.present(controller)
    return true
  }

  private func userDismissed() {
    presented = nil
    isWanted = false
    view.isPresented.wrappedValue = false
    setNeedsUpdate()
  }

  private func dismiss() {
    guard let presented else { return }
    self.presented = nil
    let presenter = presented.presentingViewController
    presenter?.dismiss()
    presenter?.announceDisappearances()
    (presented as? HostingController)?.removeContent()
  }
}
