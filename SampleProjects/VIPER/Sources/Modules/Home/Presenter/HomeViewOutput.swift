/// What the home view tells its presenter.
@MainActor
protocol HomeViewOutput {
  func viewDidLoad()
  func didTapSignOut()
}
