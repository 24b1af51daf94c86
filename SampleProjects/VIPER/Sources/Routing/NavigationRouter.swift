import ScreenKit

/// Leads through the app by means of tabs and stacks of screens.
@MainActor
final class NavigationRouter: Router {
  private weak var window: Window?
  private let routes: any RouteFactory
  private var tabs: TabBarController?
  private var stacks: [AppTab: NavigationController] = [:]

  init(window: Window, routes: any RouteFactory) {
    self.window = window
    self.routes = routes
  }

  func showTabs(selecting tab: AppTab) {
    let tabs = TabBarController()
    for tab in AppTab.allCases {
      let first = screen(for: tab.firstRoute)
      let stack = NavigationController(rootViewController: first)
      stack.tabBarItem = first.tabBarItem
      // What a tab says of its screen, such as a badge, is seen before the screen is.
      _ = first.view
      stacks[tab] = stack
    }
    tabs.viewControllers = AppTab.allCases.compactMap { stacks[$0] }
    tabs.selectedIndex = tab.rawValue
    self.tabs = tabs
    window?.rootViewController = tabs
  }

  func show(_ route: AppRoute, by transition: Transition) {
    switch transition {
    case .asRoot: showAlone(route)
    case .aboveFirst(let tab): show(route, aboveFirstOf: tab)
    case .push(let source): show(route, insteadOfAllAfter: source, keepsSource: true)
    case .replace(let source): show(route, insteadOfAllAfter: source, keepsSource: false)
    }
  }

  func close(_ source: any RoutingSource) {
    guard let (stack, index) = place(of: source), index > 0 else { return }
    let isSeen = tabs?.selectedViewController === stack
    if isSeen, tabs?.presentedViewController != nil { tabs?.dismiss() }
    stack.setViewControllers(Array(stack.viewControllers.prefix(index)))
  }

  private func showAlone(_ route: AppRoute) {
    tabs = nil
    stacks = [:]
    window?.rootViewController = screen(for: route)
  }

  private func show(_ route: AppRoute, aboveFirstOf tab: AppTab) {
    guard let tabs, let stack = stacks[tab] else { return }
    if tabs.presentedViewController != nil { tabs.dismiss() }
    stack.setViewControllers(Array(stack.viewControllers.prefix(1)) + [screen(for: route)])
    tabs.selectedIndex = tab.rawValue
  }

  private func show(
    _ route: AppRoute, insteadOfAllAfter source: any RoutingSource, keepsSource: Bool
  ) {
    guard let (stack, index) = place(of: source) else { return }
    let kept = stack.viewControllers.prefix(keepsSource ? index + 1 : index)
    stack.setViewControllers(Array(kept) + [screen(for: route)])
  }

  private func screen(for route: AppRoute) -> ViewController {
    routes.screen(for: route, router: self)
  }

  /// The stack that a source is in, and where.
  private func place(of source: any RoutingSource) -> (NavigationController, Int)? {
    for stack in stacks.values {
      if let index = stack.viewControllers.firstIndex(where: { $0 === source }) {
        return (stack, index)
      }
    }
    return nil
  }
}
