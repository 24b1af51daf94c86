/// Writing: messages wait in the outbox until the server has said yes or no.
extension RealMessagesInteractor {
  func saveDraft(_ text: String, in chat: Chat.ID) {
    records.saveDraft(text, in: chat)
  }

  func sendDraft(in chat: Chat.ID) async {
    let text = records.draft(in: chat)
    guard OutgoingMessage.canSay(text) else { return }
    records.saveDraft("", in: chat)
    records.enqueue(OutgoingMessage(key: newKey(), chat: chat, text: text.trimmed))
    if let chat = records[chat] { records.bringToTop(chat) }
    await sendWaiting()
  }

  func retry(_ key: String) async {
    records.change(key) { message in
      guard message.delivery == .failed else { return }
      message.key = newKey()
      message.delivery = .waiting
    }
    await sendWaiting()
  }

  func sendWaiting() async {
    while let message = records.nextToSend {
      records.change(message.key) { $0.delivery = .sending }
      await user.ask { () async throws(Problem) in
        try await web.send(message)
      } then: { result in
        switch result {
        case .success(let sent): records.file(sent, in: message.chat)
        case .failure(.noConnection): records.change(message.key) { $0.delivery = .waiting }
        case .failure: records.change(message.key) { $0.delivery = .failed }
        }
      }
      // It waits for the next connection then.
      guard records.nextToSend?.key != message.key else { return }
    }
  }
}
