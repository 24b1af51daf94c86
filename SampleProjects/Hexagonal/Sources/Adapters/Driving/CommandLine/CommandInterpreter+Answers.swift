extension CommandInterpreter {
  func status() async -> [String] {
    let connection = (await now(ports.connection.connectionStatuses()) ?? .offline).word
    if case .signedIn(let account) = await now(ports.session.sessionStates()) {
      return [connection, "@\(account.handle)"]
    }
    return [connection, "signed out"]
  }

  func contacts() async -> [String] {
    await ports.contacts.reloadContacts()
    return lines(await now(ports.contacts.contacts())) { $0.map(line) }
  }

  func contacts(matching text: String) async -> [String] {
    lines(await now(ports.searching.contacts(matching: text))) { $0.contacts.map(line) }
  }

  func chats() async -> [String] {
    await ports.conversations.reloadConversations()
    return lines(await now(ports.conversations.overviews())?.entries) { $0.map(line) }
  }

  func read(_ conversation: String) async -> [String] {
    await ports.reading.beginReading(conversation)
    let details = await now(ports.reading.details(of: conversation))
    ports.reading.endReading(conversation)
    return lines(details??.entries) { $0.map(line) }
  }

  func older(_ conversation: String) async -> [String] {
    await ports.reading.loadOlder(conversation)
    return lines(await now(ports.reading.details(of: conversation))??.entries) { $0.map(line) }
  }

  func stickers() async throws(Problem) -> [String] {
    try await ports.browsing.stickerPacks().map { pack in
      "\(pack.id): \(pack.name), \(pack.isOwned ? "owned" : "\(pack.price) cents")"
    }
  }

  /// What a stream says first: how things are now.
  private func now<Value: Sendable>(_ stream: AsyncStream<Value>) async -> Value? {
    for await value in stream { return value }
    return nil
  }

  private func lines<Value>(
    _ loadable: Loadable<Value>?, _ lines: (Value) -> [String]
  ) -> [String] {
    switch loadable {
    case .loaded(let value): lines(value)
    case .loading: ["not loaded yet"]
    case .failed, nil: ["failed: could not load"]
    }
  }

  private func line(_ contact: Contact) -> String {
    "@\(contact.handle): \(contact.name)"
  }

  private func line(_ entry: ConversationOverview.Entry) -> String {
    let preview =
      switch entry.preview {
      case .draft(let text): ", draft: \(text)"
      case .message(let text): ", \(text)"
      case nil: ""
      }
    return "\(entry.id): \(entry.name), \(entry.unreadCount) unread\(preview)"
  }

  private func line(_ entry: ConversationDetails.Entry) -> String {
    if let sender = entry.senderName { return "\(sender): \(entry.text)" }
    let delivery = entry.delivery.map { " (\($0.word))" } ?? ""
    return "you: \(entry.text)\(delivery)\(entry.canRetry ? " \(entry.key)" : "")"
  }
}
