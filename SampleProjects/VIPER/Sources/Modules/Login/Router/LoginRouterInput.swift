/// Where the login presenter can send the user.
@MainActor
protocol LoginRouterInput {
  func showHome()
}
