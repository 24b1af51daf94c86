/// What a thread's screen needs.
@MainActor
struct ThreadServices {
  let conversations: any ConversationsService
  let histories: any HistoryService
  let outbox: any OutboxService
  let drafts: any DraftsService
  let network: any NetworkStatus
  let preferences: any PreferencesService
}
