struct RealMessagesInteractor: MessagesInteractor {
  let appState: AppState
  let user: UserRequests
  let web: any MessagesWebRepository
  let database: any ChatsDBRepository
  let newKey: @MainActor () -> String

  func restore() {
    appState.userData.histories = database.messages().mapValues { .loaded(History($0)) }
    appState.userData.drafts = database.drafts()
    appState.userData.outbox = database.outbox().map { message in
      var message = message
      // Nobody waits any more for the reply to what was on its way.
      if message.delivery == .sending { message.delivery = .waiting }
      return message
    }
  }

  func open(_ chat: Chat.ID) async {
    if var opened = knownChat(chat) {
      markRead(&opened)
      update(opened)
    }
    appState.userData.histories[chat, default: .notRequested].beginLoading()
    await reportReads()
    await load(chat, before: nil)
    await fillGaps(in: chat)
  }

  func loadOlder(_ chat: Chat.ID) async {
    guard let first = appState.userData.histories[chat]?.value?.messages.first else { return }
    await load(chat, before: first.number)
  }

  func receive(_ message: Message, in chat: Chat.ID) async {
    file(message, in: chat)
    guard appState.routing.chatOnScreen == chat else { return }
    await reportReads()
    await fillGaps(in: chat)
  }

  func reportReads() async {
    for id in appState.userData.unreportedReads.sorted() {
      guard let chat = knownChat(id) else { continue }
      await user.ask { () async throws(Problem) in
        try await web.markRead(id, upTo: chat.readUpTo)
      } then: { result in
        // What was read meanwhile is reported by itself; without a connection, on the next one.
        if case .failure(.noConnection) = result { return }
        guard knownChat(id)?.readUpTo == chat.readUpTo else { return }
        appState.userData.unreportedReads.remove(id)
      }
    }
  }

  private func fillGaps(in chat: Chat.ID) async {
    while let history = appState.userData.histories[chat]?.value, let end = history.gapEnd {
      await load(chat, before: end)
      guard appState.userData.histories[chat]?.value?.gapEnd != end else { return }
    }
  }

  private func load(_ chat: Chat.ID, before number: Int?) async {
    await user.ask { () async throws(Problem) in
      try await web.messages(of: chat, before: number)
    } then: { result in
      switch result {
      case .success(let messages): insert(messages, in: chat)
      case .failure(let problem): appState.userData.histories[chat]?.failLoading(problem)
      }
    }
  }
}
