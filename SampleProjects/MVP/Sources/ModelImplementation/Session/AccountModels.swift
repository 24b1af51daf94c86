/// The models of the account that is signed in; they go with its session.
@MainActor
struct AccountModels {
  let contacts: any ContactsModelInterface
  let threads: any ThreadsModelInterface
  let messages: any MessagesModelInterface
  let outbox: any OutboxModelInterface
  let drafts: any DraftsModelInterface
  let stickers: any StickersModelInterface

  /// Held here, so that it works for as long as there are models to keep up to date.
  let synchronizer: AnyObject
}
