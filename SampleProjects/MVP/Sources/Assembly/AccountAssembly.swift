import Foundation
import MessengerHost

/// Makes the models of an account when its session begins, and lets go of them when it ends.
@MainActor
final class AccountAssembly: AccountModelInterface {
  /// The models of the account that is signed in; `nil` if nobody is.
  private(set) var models: AccountModels?

  private let environment: AppEnvironment
  private let store: Store
  private let session: SessionModel
  private let connection: any ConnectionModelInterface

  init(
    environment: AppEnvironment, store: Store, session: SessionModel,
    connection: any ConnectionModelInterface
  ) {
    self.environment = environment
    self.store = store
    self.session = session
    self.connection = connection
  }

  var threads: (any ThreadsModelInterface)? { models?.threads }

  /// Follows the session from now on.
  func start() {
    session.observe(by: self) { $0.sessionChanged() }
    sessionChanged()
  }

  private func sessionChanged() {
    guard let server = session.server, let account = session.account else {
      models = nil
      return
    }
    // The session may only have been renewed.
    if models == nil { models = makeModels(for: account, server: server) }
  }

  /// Makes the models, and begins to keep them up to date.
  private func makeModels(for account: Account, server: SessionServer) -> AccountModels {
    let makeKey = { UUID().uuidString }
    let contacts = ContactsModel(server: server, store: store)
    let threads = ThreadsModel(server: server, store: store, handle: account.handle)
    let messages = MessagesModel(server: server, store: store, threads: threads)
    let outbox = OutboxModel(
      server: server, store: store, threads: threads, messages: messages, makeKey: makeKey)
    let synchronizer = Synchronizer(
      session: session, server: server, connection: connection, contacts: contacts,
      threads: threads, messages: messages, outbox: outbox)
    synchronizer.start(hearing: environment.connection.events())
    return AccountModels(
      contacts: contacts, threads: threads, messages: messages, outbox: outbox,
      drafts: DraftsModel(store: store, threads: threads),
      stickers: StickersModel(session: session, server: server, store: store, makeKey: makeKey),
      synchronizer: synchronizer)
  }
}
