import ScreenKit

/// Makes the modules that routes lead to.
@MainActor
protocol RouteFactory {
  func screen(for route: AppRoute, router: any Router) -> ViewController
}
