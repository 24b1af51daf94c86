/// What the module needs from outside.
struct ThreadServices {
  let details: any ThreadDetailsService
  let history: any ThreadHistoryService
  let reading: any ThreadReadingService
  let outbox: any ThreadOutboxService
  let drafts: any ThreadDraftService
  let account: any ThreadAccountService
  let connection: any ThreadConnectionService
}
