/// What the home presenter can have the interactor do.
@MainActor
protocol HomeInteractorInput {
  func loadProfile()
  func signOut()
}
