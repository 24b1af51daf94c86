/// Hands what happens outside of the app to the interactors, which decide what becomes of it.
@MainActor
struct SystemEventsHandler {
  let interactors: Interactors
  let news: any NewsWebRepository

  /// The app starts.
  func restore(language: DeviceSettings.Language) {
    interactors.settings.restore(language: language)
    interactors.sync.restore()
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
    var work: Task<Void, Never>?
    for await status in news.statuses() {
      // What the old connection was asked for will not come any more.
      work?.cancel()
      work = Task { await interactors.sync.connectionChanged(to: status) }
    }
    work?.cancel()
  }

  private func followNews() async {
    await withDiscardingTaskGroup { group in
      for await event in news.news() {
        group.addTask { await interactors.sync.receive(event) }
      }
    }
  }
}
