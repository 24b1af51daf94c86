@testable import VIPER

/// Stands in for the home's view.
final class HomeViewSpy: HomeViewInput {
  private(set) var calls: [String] = []

  func show(greeting: String) { calls.append(greeting) }
}

/// Stands in for the home's interactor.
final class HomeInteractorSpy: HomeInteractorInput {
  private(set) var calls: [String] = []

  func loadProfile() { calls.append("load profile") }
  func signOut() { calls.append("sign out") }
}

/// Stands in for the home's router.
final class HomeRouterSpy: HomeRouterInput {
  private(set) var calls: [String] = []

  func showLogin() { calls.append("show login") }
}

/// Stands in for the home's presenter, as its interactor sees it.
final class HomeInteractorOutputSpy: HomeInteractorOutput {
  private(set) var calls: [String] = []

  func didLoad(_ profile: ProfileResponse) { calls.append("loaded \(profile.name)") }
  func didSignOut() { calls.append("signed out") }
}

/// Stands in for the home's presenter, as its view sees it.
final class HomeViewOutputSpy: HomeViewOutput {
  private(set) var calls: [String] = []

  func viewDidLoad() { calls.append("view did load") }
  func didTapSignOut() { calls.append("sign out") }
}
