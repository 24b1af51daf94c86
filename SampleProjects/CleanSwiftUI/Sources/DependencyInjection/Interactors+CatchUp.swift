extension Interactors {
  /// Loads anew what the user has missed, and sends what has waited.
  func catchUp(with chatOnScreen: Chat.ID?) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await messages.sendWaiting() }
      group.addTask {
        await chats.load()
        await messages.reportReads()
      }
      group.addTask { await contacts.load() }
      guard let chatOnScreen else { return }
      group.addTask { await messages.open(chatOnScreen) }
    }
  }
}
