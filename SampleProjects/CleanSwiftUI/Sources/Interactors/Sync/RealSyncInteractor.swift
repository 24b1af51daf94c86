struct RealSyncInteractor: SyncInteractor {
  let appState: AppState
  let news: any NewsWebRepository
  let session: any SyncedSession
  let contacts: any SyncedContacts
  let chats: any SyncedChats
  let messages: any SyncedMessages

  func restore() {
    session.restore()
    guard appState.userData.session != nil else { return }
    contacts.restore()
    chats.restore()
    messages.restore()
  }

  func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await followConnection() }
      group.addTask { await followNews() }
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

  private func followConnection() async {
    var work: Task<Void, Never>?
    for await status in news.statuses() {
      // What the old connection was asked for will not come any more.
      work?.cancel()
      work = Task { await connectionChanged(to: status) }
    }
    work?.cancel()
  }

  private func connectionChanged(to status: ConnectionStatus) async {
    await session.connectionChanged(to: status)
    // The connection may have changed again meanwhile.
    guard !Task.isCancelled else { return }
    await catchUp()
  }

  private func followNews() async {
    await withDiscardingTaskGroup { group in
      for await event in news.news() {
        group.addTask { await receive(event) }
      }
    }
  }

  /// Takes what the server tells by itself; without a session it is for nobody.
  private func receive(_ news: ServerNews) async {
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
}
