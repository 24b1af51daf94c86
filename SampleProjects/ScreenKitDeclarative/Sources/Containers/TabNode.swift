import ScreenKit

/// Shows a tab view by a tab bar controller.
final class TabNode: ViewNode<TabView> {
  private let controller = TabBarController()
  private var screens: [(value: AnyHashable, controller: HostingController)] = []

  /// The value of the tab that the controller shows, as far as is known here.
  private var selected: AnyHashable?

  override var views: [View] { [controller.view] }

  override func show() {
    context.embed(controller)
    let old = screens
    screens = view.tabs.map { tab in
      let screen = old.first { $0.value == tab.value }?.controller ?? newScreen(for: tab)
      screen.update(rootView: DeferredView(content: tab.content), context: context)
      screen.tabBarItem.title = tab.title
      screen.tabBarItem.badgeValue = tab.badge
      screen.tabBarItem.identifier = tab.identifier
      return (tab.value, screen)
    }
    let shown = screens.map(\.controller)
    if !shown.elementsEqual(controller.viewControllers, by: { $0 === $1 }) {
      controller.viewControllers = shown
    }
    select(observing { view.selection.wrappedValue })
    for screen in old where !shown.contains(where: { $0 === screen.controller }) {
      screen.controller.removeContent()
    }
    context.attributes.apply(to: controller.view)
  }

  override func didRemove() {
    context.remove(controller)
    for screen in screens { screen.controller.removeContent() }
  }

  private func newScreen(for tab: AnyTab) -> HostingController {
    let screen = HostingController(
      rootView: DeferredView(content: tab.content), context: context)
    screen.onAppear = { [weak self] in self?.tabAppeared(tab.value) }
    return screen
  }

  private func select(_ value: AnyHashable) {
    guard let index = view.tabs.firstIndex(where: { $0.value == value }) else { return }
    selected = value
    controller.selectedIndex = index
  }

  /// Selects the tab, unless it was the selection that made it appear.
  private func tabAppeared(_ value: AnyHashable) {
    guard selected != value else { return }
    selected = value
    view.selection.wrappedValue = value
    setNeedsUpdate()
  }
}
