/// Writing: messages wait in the outbox until the server has said yes or no.
extension RealMessagesInteractor {
  func saveDraft(_ text: String, in chat: Chat.ID) {
    appState.userData.drafts[chat] = text.isEmpty ? nil : text
    database.save(appState.userData.drafts)
  }

  func sendDraft(in chat: Chat.ID) async {
    let text = (appState.userData.drafts[chat] ?? "").trimmed
    guard !text.isEmpty else { return }
    saveDraft("", in: chat)
    appState.userData.outbox.append(OutgoingMessage(key: newKey(), chat: chat, text: text))
    database.save(appState.userData.outbox)
    if let chat = knownChat(chat) { bringToTop(chat) }
    await sendWaiting()
  }

  func retry(_ key: String) async {
    change(key) { message in
      guard message.delivery == .failed else { return }
      message.key = newKey()
      message.delivery = .waiting
    }
    await sendWaiting()
  }

  func sendWaiting() async {
    while let message = nextToSend {
      change(message.key) { $0.delivery = .sending }
      await user.ask { () async throws(Problem) in
        try await web.send(message)
      } then: { result in
        switch result {
        case .success(let sent): file(sent, in: message.chat)
        case .failure(.noConnection): change(message.key) { $0.delivery = .waiting }
        case .failure: change(message.key) { $0.delivery = .failed }
        }
      }
      // It waits for the next connection then.
      guard nextToSend?.key != message.key else { return }
    }
  }

  /// The next message that may go out; none as long as another one is on its way.
  private var nextToSend: OutgoingMessage? {
    guard !appState.userData.outbox.contains(where: { $0.delivery == .sending }) else { return nil }
    return appState.userData.outbox.first { $0.delivery == .waiting }
  }

  private func change(_ key: String, _ body: (inout OutgoingMessage) -> Void) {
    guard let index = appState.userData.outbox.firstIndex(where: { $0.key == key }) else { return }
    body(&appState.userData.outbox[index])
    database.save(appState.userData.outbox)
  }
}
