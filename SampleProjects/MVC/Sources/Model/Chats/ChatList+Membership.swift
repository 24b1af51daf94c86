/// How the user comes into chats, and out of them.
extension ChatList {
  /// Opens the chat with somebody.
  func open(
    with contact: Contact,
    then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void
  ) {
    server.openChat(with: contact.handle) { [weak self] in self?.opened($0, then: completion) }
  }

  /// Starts a group.
  func createGroup(
    named name: String, with members: [Contact],
    then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void
  ) {
    server.createGroup(name: name.trimmed, members: members.map(\.handle)) { [weak self] in
      self?.opened($0, then: completion)
    }
  }

  /// Whether a chat can be left: groups can.
  func canLeave(_ id: Chat.ID) -> Bool { self[id]?.isGroup ?? false }

  /// Leaves a group; `completion` is told why not, or `nil`.
  func leave(_ id: Chat.ID, then completion: @escaping @MainActor (RequestError?) -> Void) {
    guard canLeave(id) else { return completion(.refused(.other)) }
    server.leave(id) { [weak self] result in
      switch result {
      case .success:
        self?.remove(id)
        completion(nil)
      case .failure(let error):
        completion(error)
      }
    }
  }

  private func opened(
    _ result: Result<Chat, RequestError>, then completion: (Result<Chat, RequestError>) -> Void
  ) {
    if case .success(let chat) = result { update(chat) }
    completion(result)
  }
}
