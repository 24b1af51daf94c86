extension AccountServices {
  /// Makes the services of the account of a session, and connects them.
  init(client: ServerClient, sessions: RemoteSessionService, archive: Archive) {
    let conversations = RemoteConversationsService(client: client, archive: archive)
    let histories = RemoteHistoryService(client: client, archive: archive)
    let drafts = StoredDraftsService(archive: archive)
    let outbox = RemoteOutboxService(
      client: client, archive: archive, histories: histories, conversations: conversations)
    // The outbox holds the conversations, so they must not hold it.
    conversations.onRemoval = { [weak outbox, histories, drafts] id in
      histories.remove(id)
      outbox?.remove(id)
      drafts[id] = ""
    }
    self.init(
      client: client, contacts: RemoteContactsService(client: client, archive: archive),
      conversations: conversations, histories: histories, outbox: outbox, drafts: drafts,
      stickers: RemoteStickersService(client: client, sessions: sessions, archive: archive),
      profile: RemoteProfileService(client: client, sessions: sessions))
  }
}
