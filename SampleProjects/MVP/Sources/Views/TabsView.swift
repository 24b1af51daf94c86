import ScreenKit

/// The tabs, each of which is a navigation stack of its own.
@MainActor
final class TabsView {
  let controller = TabBarController()

  /// Puts the first screen into each of the stacks, which are tabs from then on.
  func show(_ tabs: [(stack: NavigationController, first: ViewController)]) {
    for (stack, first) in tabs {
      stack.setViewControllers([first])
      stack.tabBarItem = first.tabBarItem
    }
    controller.viewControllers = tabs.map(\.stack)
  }
}

extension TabsView: TabsViewInterface {
  func showUnread(_ text: String?) {
    controller.tabBar.items.first?.badgeValue = text
  }
}
