/// What the home interactor tells the presenter.
@MainActor
protocol HomeInteractorOutput: AnyObject {
  func didLoad(_ profile: ProfileResponse)
  func didLoad(_ session: Session)
  func didSignOut()
}

extension HomeInteractorOutput {
  func didLoad(_ session: Session) {
    didLoad(ProfileResponse(name: session.user.name))
  }
}
