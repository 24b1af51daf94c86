/// Leads from one module to the next, which know nothing of each other.
///
/// The router keeps the screens, and with them all modules, so these know it weakly.
@MainActor
protocol Router: AnyObject {
  /// Shows the tabs alone, and one of them in front.
  func showTabs(selecting tab: AppTab)

  /// Shows a module; does nothing if its way begins at a source that is gone.
  func show(_ route: AppRoute, by transition: Transition)

  /// Goes back to what was there before the source; does nothing if the source is gone.
  func close(_ source: any RoutingSource)
}

/// How a module comes to the screen.
enum Transition {
  /// Alone, without anything to go back to.
  case asRoot

  /// Above the first screen of a tab, in front of everything.
  case aboveFirst(of: AppTab)

  /// On top of the source.
  case push(from: any RoutingSource)

  /// In the place of the source.
  case replace(any RoutingSource)
}
