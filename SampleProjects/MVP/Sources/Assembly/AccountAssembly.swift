import Foundation
import MessengerHost

/// Makes the models of an account.
@MainActor
struct AccountAssembly {
  let environment: AppEnvironment
  let store: Store
  let session: any SessionSyncInterface
  let connection: any ConnectionModelInterface

  /// Makes the models of an account, and begins to keep them up to date.
  func models(of account: Account, server: any SessionServerInterface) -> AccountModels {
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
      drafts: DraftsModel(store: store, threads: threads, outbox: outbox),
      stickers: StickersModel(session: session, server: server, store: store, makeKey: makeKey),
      synchronizer: synchronizer)
  }
}
