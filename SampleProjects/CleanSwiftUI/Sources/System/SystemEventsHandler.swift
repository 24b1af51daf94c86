/// Hands what happens outside of the app to the interactors, which decide what becomes of it.
@MainActor
struct SystemEventsHandler {
  let interactors: Interactors

  /// The app starts.
  func restore(language: DeviceSettings.Language) {
    interactors.settings.restore(language: language)
    interactors.sync.restore()
  }

  /// The app runs, for as long as the task is not cancelled.
  func run() async {
    await interactors.sync.run()
  }

  /// Follows a link, if it leads anywhere.
  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    interactors.chats.show(link.chat)
  }
}
