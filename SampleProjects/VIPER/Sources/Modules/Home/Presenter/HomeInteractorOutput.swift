/// What the home interactor tells the presenter. No entity crosses this line.
@MainActor
protocol HomeInteractorOutput: AnyObject {
  func didLoad(_ profile: ProfileResponse)
  func didSignOut()
}
