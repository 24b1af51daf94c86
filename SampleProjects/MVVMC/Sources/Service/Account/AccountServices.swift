import MessengerHost

/// Everything that serves one account, from the beginning of its session to its end.
@MainActor
final class AccountServices {
  let client: ServerClient
  let contacts: RemoteContactsService
  let conversations: RemoteConversationsService
  let histories: RemoteHistoryService
  let outbox: RemoteOutboxService
  let drafts: StoredDraftsService
  let stickers: RemoteStickersService
  let profile: RemoteProfileService

  init(client: ServerClient, sessions: RemoteSessionService, archive: Archive) {
    self.client = client
    contacts = RemoteContactsService(client: client, archive: archive)
    conversations = RemoteConversationsService(client: client, archive: archive)
    histories = RemoteHistoryService(client: client, archive: archive)
    outbox = RemoteOutboxService(
      client: client, archive: archive, histories: histories, conversations: conversations)
    drafts = StoredDraftsService(archive: archive)
    stickers = RemoteStickersService(client: client, archive: archive)
    profile = RemoteProfileService(client: client, sessions: sessions)
    // The outbox holds the conversations, so they must not hold it.
    conversations.onRemoval = { [weak outbox, histories, drafts] id in
      histories.remove(id)
      outbox?.remove(id)
      drafts[id] = ""
    }
  }
}
