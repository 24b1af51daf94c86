/// Where the home presenter can send the user.
@MainActor
protocol HomeRouterInput {
  func showLogin()
}
