/// What is kept over a relaunch, by its name in the database.
enum Record {
  case session, contacts, threads, outbox, drafts, packs, purchaseKeys
  case history(thread: String)

  /// The only one that does not belong to the account.
  case preferences

  var name: String {
    if case .history(let thread) = self { "history/\(thread)" } else { "\(self)" }
  }
}
