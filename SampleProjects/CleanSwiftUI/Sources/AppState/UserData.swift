import Observation

/// What belongs to the user who is signed in.
@Observable @MainActor
final class UserData {
  /// `nil` if nobody is signed in.
  var session: Session?

  /// In the order of their names.
  var contacts = Loadable<[Contact]>.notRequested

  /// That with the latest activity first.
  var chats = Loadable<[Chat]>.notRequested

  /// Whether the server has told which chats there are since the app was started.
  var chatsAreUpToDate = false

  /// What is known of the messages of chats that have been opened.
  var histories: [Chat.ID: Loadable<History>] = [:]

  /// What the server may not have yet, in the order in which it was written.
  var outbox: [OutgoingMessage] = []

  /// What is in the field of a chat and not sent.
  var drafts: [Chat.ID: String] = [:]

  /// The chats that the user has read without the server's knowing it yet.
  var unreportedReads: Set<Chat.ID> = []

  var stickerPacks = Loadable<[StickerPack]>.notRequested

  /// What was bought since the app was started.
  var receipts: [Receipt.ID: Receipt] = [:]

  /// The keys of payments of which nobody knows yet whether they were made.
  var paymentKeys: [StickerPack.ID: String] = [:]
}
