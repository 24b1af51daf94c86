/// Everything that serves one account, from the beginning of its session to its end.
@MainActor
struct AccountServices {
  let client: ServerClient
  let contacts: RemoteContactsService
  let conversations: RemoteConversationsService
  let histories: RemoteHistoryService
  let outbox: RemoteOutboxService
  let drafts: StoredDraftsService
  let stickers: RemoteStickersService
  let profile: RemoteProfileService
}
