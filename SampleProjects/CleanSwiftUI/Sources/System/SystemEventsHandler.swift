/// Brings what happens outside of the app to the interactors: links, and news of the connection.
@MainActor
struct SystemEventsHandler {
  let appState: AppState
  let interactors: Interactors
  let news: any NewsWebRepository

  /// Shows what was there when the app ended.
  func restore(language: DeviceSettings.Language) {
    interactors.settings.restore(language: language)
    interactors.session.restore()
    guard appState.userData.session != nil else { return }
    interactors.contacts.restore()
    interactors.chats.restore()
    interactors.messages.restore()
  }

  /// Follows a link, if it leads anywhere.
  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    interactors.chats.show(link.chat)
  }

  /// Follows the connection for as long as the task is not cancelled.
  func run() async {
    await withTaskGroup { group in
      group.addTask { await self.followConnection() }
      group.addTask { await self.followNews() }
    }
  }

  private func followConnection() async {
    var catchingUp: Task<Void, Never>?
    for await status in news.statuses() {
      // What the old connection was asked for will not come any more.
      catchingUp?.cancel()
      catchingUp = Task {
        await interactors.session.connectionChanged(to: status)
        guard !Task.isCancelled else { return }
        await interactors.sync.catchUp()
      }
    }
    catchingUp?.cancel()
  }

  private func followNews() async {
    await withDiscardingTaskGroup { group in
      for await event in news.news() where appState.userData.session != nil {
        group.addTask { await self.receive(event) }
      }
    }
  }

  private func receive(_ event: ServerNews) async {
    switch event {
    case .message(let message, let chat):
      if appState.userData.chats.value?.contains(where: { $0.id == chat }) != true {
        await interactors.chats.load()
      }
      await interactors.messages.receive(message, in: chat)
    case .chat(let chat):
      interactors.chats.receive(chat)
      await interactors.messages.reportReads()
    case .contactsChanged:
      await interactors.contacts.load()
    case .sessionEnded:
      interactors.session.expire()
    }
  }
}
