/// What the user has written, and the server may not have yet.
extension ChatRecords {
  func restoreOutbox() {
    appState.userData.drafts = database.drafts()
    appState.userData.outbox = database.outbox().map { message in
      var message = message
      // Nobody waits any more for the reply to what was on its way.
      if message.delivery == .sending { message.delivery = .waiting }
      return message
    }
  }

  func draft(in chat: Chat.ID) -> String { appState.userData.drafts[chat] ?? "" }

  func saveDraft(_ text: String, in chat: Chat.ID) {
    appState.userData.drafts[chat] = text.isEmpty ? nil : text
    database.save(appState.userData.drafts)
  }

  /// The next message that may go out; none as long as another one is on its way.
  var nextToSend: OutgoingMessage? {
    guard !appState.userData.outbox.contains(where: { $0.delivery == .sending }) else { return nil }
    return appState.userData.outbox.first { $0.delivery == .waiting }
  }

  func enqueue(_ message: OutgoingMessage) {
    saveOutbox(appState.userData.outbox + [message])
  }

  /// Changes what waits under a key, if it still does.
  func change(_ key: String, _ body: (inout OutgoingMessage) -> Void) {
    var outbox = appState.userData.outbox
    guard let index = outbox.firstIndex(where: { $0.key == key }) else { return }
    body(&outbox[index])
    saveOutbox(outbox)
  }

  /// What the server has is not in the outbox any more.
  func confirm(_ messages: [Message]) {
    let keys = Set(messages.map(\.key))
    guard appState.userData.outbox.contains(where: { keys.contains($0.key) }) else { return }
    saveOutbox(appState.userData.outbox.filter { !keys.contains($0.key) })
  }

  func saveOutbox(_ outbox: [OutgoingMessage]) {
    appState.userData.outbox = outbox
    database.save(outbox)
  }
}
