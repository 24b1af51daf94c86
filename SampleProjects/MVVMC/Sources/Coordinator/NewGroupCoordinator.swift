/// The way out of the screen for a new group.
@MainActor
final class NewGroupCoordinator: NewGroupNavigation {
  private weak var router: (any ThreadRouter)?

  init(router: any ThreadRouter) {
    self.router = router
  }

  func groupIsCreated(_ thread: String) {
    router?.showThread(thread)
  }
}
