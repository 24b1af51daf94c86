struct RealMessagesInteractor: MessagesInteractor, SyncedMessages {
  let appState: AppState
  let user: UserRequests
  let web: any MessagesWebRepository
  let records: ChatRecords
  let newKey: @MainActor () -> String

  func restore() {
    records.restoreMessages()
    records.restoreOutbox()
  }

  func open(_ chat: Chat.ID) async {
    records.markRead(chat)
    records.beginLoadingMessages(of: chat)
    await reportReads()
    await load(chat, before: nil)
    await fillGaps(in: chat)
  }

  func loadOlder(_ chat: Chat.ID) async {
    guard let first = records.history(of: chat)?.messages.first else { return }
    await load(chat, before: first.number)
  }

  func receive(_ message: Message, in chat: Chat.ID) async {
    records.file(message, in: chat)
    guard appState.routing.chatOnScreen == chat else { return }
    await reportReads()
    await fillGaps(in: chat)
  }

  func reportReads() async {
    for id in appState.userData.unreportedReads.sorted() {
      guard let chat = records[id] else { continue }
      await user.ask { () async throws(Problem) in
        try await web.markRead(id, upTo: chat.readUpTo)
      } then: { result in
        // What was read meanwhile is reported by itself; without a connection, on the next one.
        if case .failure(.noConnection) = result { return }
        guard records[id]?.readUpTo == chat.readUpTo else { return }
        records.markReported(id)
      }
    }
  }

  private func fillGaps(in chat: Chat.ID) async {
    while let end = records.history(of: chat)?.gapEnd {
      await load(chat, before: end)
      guard records.history(of: chat)?.gapEnd != end else { return }
    }
  }

  private func load(_ chat: Chat.ID, before number: Int?) async {
    await user.ask { () async throws(Problem) in
      try await web.messages(of: chat, before: number)
    } then: { result in
      switch result {
      case .success(let messages): records.insert(messages, in: chat)
      case .failure(let problem): records.failLoadingMessages(of: chat, problem)
      }
    }
  }
}
