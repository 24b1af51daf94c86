/// What a thread's screen needs.
@MainActor
struct ThreadServices {
  let conversations: any ConversationsService
  let histories: any HistoryService
  let outbox: any OutboxService
  let drafts: DraftsService
  let network: NetworkStatus
  let preferences: PreferencesService
}
