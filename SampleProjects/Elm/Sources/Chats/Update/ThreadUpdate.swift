/// The conversation that is open.
extension ChatsModel {
  /// Shows a conversation above the list.
  mutating func open(_ id: String, in situation: ChatsSituation) -> [Command<ChatsMessage>] {
    guard inbox.conversation(id) != nil else { return [] }
    pages.go(to: .thread(ThreadModel(conversation: id)))
    return reload(in: situation)
  }

  mutating func updateThread(
    _ message: ThreadMessage, in situation: ChatsSituation, keys: inout Keys
  ) -> [Command<ChatsMessage>] {
    guard case .thread(var thread) = pages.page else { return [] }
    let id = thread.conversation
    switch message {
    case .draftChanged(let text):
      inbox.drafts[id] = text.isEmpty ? nil : text
      return []
    case .sendTapped:
      guard let text = inbox.textToSend(to: id) else { return [] }
      inbox.add(OutgoingText(key: keys.next(), conversation: id, text: text))
      return []
    case .resendTapped(let key):
      inbox.retry(key, as: keys.next())
      return []
    case .olderTapped:
      guard let history = inbox.history(of: id).value, history.hasOlder,
        let first = history.messages.first
      else { return [] }
      return loadPage(of: id, before: first.number)
    case .reloadTapped:
      return reload(in: situation)
    case .scrolled, .leaveTapped, .leaveCancelled, .leaveConfirmed:
      let commands = thread.update(message, visit: pages.visit)
      pages.page = .thread(thread)
      return commands
    }
  }

  mutating func finishLeaving(_ id: String, failure: ServerError?, visit: Int) {
    guard let failure else {
      inbox.remove(id)
      return
    }
    guard visit == pages.visit, case .thread(var thread) = pages.page else { return }
    thread.leaving = .failed(Problem(brieflyFor: failure))
    pages.page = .thread(thread)
  }

  /// Asks for the newest messages, now or as soon as the session is taken up, unless that is done.
  private mutating func reload(in situation: ChatsSituation) -> [Command<ChatsMessage>] {
    guard let id = openConversation, !inbox.history(of: id).isLoading else { return [] }
    switch situation.link {
    case .up: return loadNewestOfOpenConversation()
    case .resuming: break
    case .offline, .connecting, .notResumed: failLoadingThread()
    }
    return []
  }
}

extension ThreadModel {
  fileprivate mutating func update(
    _ message: ThreadMessage, visit: Int
  ) -> [Command<ChatsMessage>] {
    switch (leaving, message) {
    case (_, .scrolled):
      scrollTarget = nil
    case (.idle, .leaveTapped), (.failed, .leaveTapped):
      leaving = .asking
    case (.asking, .leaveCancelled):
      leaving = .idle
    case (.asking, .leaveConfirmed):
      leaving = .busy
      return [
        .tell(.leaveConversation(conversation)) { [conversation] in
          .groupLeft(conversation, failure: $0, visit: visit)
        }
      ]
    case (_, .leaveTapped), (_, .leaveCancelled), (_, .leaveConfirmed):
      // These lead on from other steps only.
      break
    case (_, .draftChanged), (_, .sendTapped), (_, .resendTapped), (_, .olderTapped),
      (_, .reloadTapped):
      // What is said in the conversation is not here, but in the inbox.
      break
    }
    return []
  }
}
