/// Keeps the models of an account from the beginning of its session to the end.
@MainActor
final class AccountModel: AccountModelInterface, ObserverKeeping {
  let observers = Observers()

  /// The models of the account that is signed in; `nil` if nobody is.
  private(set) var models: AccountModels?

  private let session: any SessionSyncInterface
  private let makeModels: @MainActor (Account, any SessionServerInterface) -> AccountModels

  /// - Parameter makeModels: Makes the models of an account, and begins to keep them up to date.
  init(
    session: any SessionSyncInterface,
    makeModels: @escaping @MainActor (Account, any SessionServerInterface) -> AccountModels
  ) {
    self.session = session
    self.makeModels = makeModels
  }

  var threads: (any ThreadsModelInterface)? { models?.threads }

  /// Follows the session from now on.
  func start() {
    session.observe(by: self) { $0.sessionChanged() }
    sessionChanged()
  }

  private func sessionChanged() {
    if let account = session.account, let server = session.server {
      // The session may only have been renewed.
      guard models == nil else { return }
      models = makeModels(account, server)
    } else {
      guard models != nil else { return }
      models = nil
    }
    observers.notify()
  }
}
