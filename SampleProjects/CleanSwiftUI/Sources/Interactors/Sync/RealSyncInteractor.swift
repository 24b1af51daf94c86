struct RealSyncInteractor: SyncInteractor {
  let appState: AppState
  let contacts: any ContactsInteractor
  let chats: any ChatsInteractor
  let messages: any MessagesInteractor

  func catchUp() async {
    guard appState.system.isSessionReady else { return }
    await withDiscardingTaskGroup { group in
      group.addTask { await messages.sendWaiting() }
      group.addTask {
        await chats.load()
        await messages.reportReads()
      }
      group.addTask { await contacts.load() }
      guard let chat = appState.routing.chatOnScreen else { return }
      group.addTask { await messages.open(chat) }
    }
  }
}
