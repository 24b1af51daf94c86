extension Server {
  func chats(then completion: @escaping Completion<[Chat]>) {
    ask(.threads, \.chats, then: completion)
  }

  func openChat(with handle: String, then completion: @escaping Completion<Chat>) {
    ask(.openThread(with: handle), \.chat, then: completion)
  }

  func createGroup(
    name: String, members: [String], then completion: @escaping Completion<Chat>
  ) {
    ask(.createGroup(name: name, members: members), \.chat, then: completion)
  }

  func leave(_ chat: Chat.ID, then completion: @escaping Completion<Void>) {
    ask(.leaveThread(id: chat), \.done, then: completion)
  }

  func markRead(_ chat: Chat.ID, upTo number: Int) {
    ask(.markRead(thread: chat, upTo: number), \.done) { _ in }
  }

  /// Asks for the last messages of a chat before a number, or of all.
  func history(
    of chat: Chat.ID, before number: Int?, limit: Int,
    then completion: @escaping Completion<[Message]>
  ) {
    ask(.history(thread: chat, before: number, limit: limit), \.messages, then: completion)
  }

  /// Sends a message; everybody hears of it as of one that comes.
  func send(
    _ text: String, to chat: Chat.ID, key: String, then completion: @escaping Completion<Message>
  ) {
    ask(.send(thread: chat, text: text, key: key), \.message) { [weak self] result in
      if case .success(let message) = result { self?.news.notify(.message(message, chat: chat)) }
      completion(result)
    }
  }
}
