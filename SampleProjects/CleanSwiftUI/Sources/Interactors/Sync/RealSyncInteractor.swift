struct RealSyncInteractor: SyncInteractor {
  let appState: AppState
  let session: any SessionInteractor
  let contacts: any ContactsInteractor
  let chats: any ChatsInteractor
  let messages: any MessagesInteractor

  func restore() {
    session.restore()
    guard appState.userData.session != nil else { return }
    contacts.restore()
    chats.restore()
    messages.restore()
  }

  func connectionChanged(to status: ConnectionStatus) async {
    await session.connectionChanged(to: status)
    // The connection may have changed again meanwhile.
    guard !Task.isCancelled else { return }
    await catchUp()
  }

  func receive(_ news: ServerNews) async {
    guard appState.userData.session != nil else { return }
    switch news {
    case .message(let message, let chat):
      if appState.userData.chats.value?[id: chat] == nil { await chats.load() }
      await messages.receive(message, in: chat)
    case .chat(let chat):
      chats.receive(chat)
      await messages.reportReads()
    case .contactsChanged:
      await contacts.load()
    case .sessionEnded:
      session.expire()
    }
  }

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
