@testable import VIPER

/// Notes where it is asked to go.
@MainActor
final class RouterSpy: Router {
  enum Way: Equatable {
    case showTabs(AppTab)
    case show(AppRoute, String)
    case close
  }

  private(set) var ways: [Way] = []

  func showTabs(selecting tab: AppTab) {
    ways.append(.showTabs(tab))
  }

  func show(_ route: AppRoute, by transition: Transition) {
    let kind =
      switch transition {
      case .asRoot: "root"
      case .aboveFirst(let tab): "above the first of \(tab)"
      case .push: "push"
      case .replace: "replace"
      }
    ways.append(.show(route, kind))
  }

  func close(_ source: any RoutingSource) {
    ways.append(.close)
  }
}
