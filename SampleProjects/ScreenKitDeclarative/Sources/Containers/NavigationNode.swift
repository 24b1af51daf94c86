import ScreenKit

/// Shows a navigation stack by a navigation controller.
final class NavigationNode: ViewNode<NavigationStack> {
  private let controller = NavigationController()
  private var root: HostingController?
  private var screens: [(value: AnyHashable, controller: HostingController)] = []

  override var views: [View] { [controller.view] }

  override func show() {
    context.embed(controller)
    let path = observing { view.path.wrappedValue }
    let kept = zip(screens, path).prefix { $0.value == $1 }.count
    let gone = screens.dropFirst(kept).map(\.controller)
    screens.removeLast(screens.count - kept)

    let root = self.root ?? HostingController(rootView: view.root, context: context)
    self.root = root
    root.update(rootView: view.root, context: context)
    for screen in screens {
      screen.controller.update(rootView: content(for: screen.value), context: context)
    }
    for value in path.dropFirst(kept) { screens.append((value, newScreen(for: value))) }
    controller.setViewControllers([root] + screens.map(\.controller))
    for screen in gone { screen.removeContent() }
    context.attributes.apply(to: controller.view)
  }

  override func didRemove() {
    context.remove(controller)
    root?.removeContent()
    for screen in screens { screen.controller.removeContent() }
  }

  private func content(for value: AnyHashable) -> DeferredView {
    let destination = view.destination
    return DeferredView { destination(value) }
  }

  private func newScreen(for value: AnyHashable) -> HostingController {
    let screen = HostingController(rootView: content(for: value), context: context)
    screen.onLeave = { [weak self, weak screen] in self?.userWentBack(from: screen) }
    return screen
  }

  /// Takes the screen's value from the path, unless it was the path that let the screen go.
  private func userWentBack(from screen: HostingController?) {
    guard let index = screens.firstIndex(where: { $0.controller === screen }) else { return }
    screens.remove(at: index).controller.removeContent()
    view.path.wrappedValue = screens.map(\.value)
    setNeedsUpdate()
  }
}

extension ViewContext {
  /// Makes `controller` a part of the screen, unless it is.
  func embed(_ controller: ViewController) {
    guard let screen, controller.parent !== screen else { return }
    screen.addChild(controller)
    controller.didMove(toParent: screen)
  }

  /// Takes `controller` away from the screen.
  func remove(_ controller: ViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
