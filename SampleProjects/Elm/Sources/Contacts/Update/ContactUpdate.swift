/// The page of one contact.
extension ContactsModel {
  mutating func updateContact(
    _ message: ContactMessage
  ) -> (commands: [Command<ContactsMessage>], out: ContactsOutMessage?) {
    guard case .contact(var page) = pages.page else { return ([], nil) }
    let result = page.update(message, visit: pages.visit)
    pages.page = .contact(page)
    return result
  }

  /// Asks for the conversation with the contact whose page can be seen.
  mutating func openConversation() -> [Command<ContactsMessage>] {
    guard case .contact(var page) = pages.page else { return [] }
    page.activity = .opening
    pages.page = .contact(page)
    return [
      .ask(.openConversation(with: page.contact.handle), expecting: \.conversation) {
        [visit = pages.visit] in .conversationOpened($0, visit: visit)
      }
    ]
  }

  /// Takes the question away, if one is asked.
  mutating func cancelQuestion() {
    guard case .contact(var page) = pages.page, page.activity == .asking else { return }
    page.activity = .idle
    pages.page = .contact(page)
  }

  mutating func finishDeletion(of handle: String, failure: ServerError?, visit: Int) {
    if failure == nil, let known = all.value {
      revision += 1
      all.change(to: known.filter { $0.handle != handle })
    }
    guard visit == pages.visit, case .contact(var page) = pages.page else { return }
    if let failure { page.activity = .failed(Problem(brieflyFor: failure)) }
    pages.page = failure == nil ? nil : .contact(page)
  }

  /// Takes the answer to the request for a conversation, which is shown by others.
  mutating func finishOpening(
    _ result: Result<Conversation, ServerError>, visit: Int
  ) -> ContactsOutMessage? {
    var page: ContactModel?
    if visit == pages.visit, case .contact(let waiting) = pages.page { page = waiting }
    switch result {
    case .success(let conversation):
      page?.activity = .idle
      if let page { pages.page = .contact(page) }
      return .conversationOpened(conversation, isAwaited: page != nil)
    case .failure(let error):
      page?.activity = .failed(Problem(brieflyFor: error))
      if let page { pages.page = .contact(page) }
      return nil
    }
  }
}

extension ContactModel {
  /// Each message leads on from some activities only, and changes nothing in the others.
  fileprivate mutating func update(
    _ message: ContactMessage, visit: Int
  ) -> (commands: [Command<ContactsMessage>], out: ContactsOutMessage?) {
    switch (activity, message) {
    case (.idle, .messageTapped), (.failed, .messageTapped):
      activity = .idle
      return ([], .conversationWanted(with: contact))
    case (.idle, .deleteTapped), (.failed, .deleteTapped):
      activity = .asking
    case (.asking, .deleteCancelled):
      activity = .idle
    case (.asking, .deleteConfirmed):
      activity = .deleting
      return ([delete(visit: visit)], nil)
    case (_, .messageTapped), (_, .deleteTapped), (_, .deleteCancelled), (_, .deleteConfirmed):
      break
    }
    return ([], nil)
  }

  private func delete(visit: Int) -> Command<ContactsMessage> {
    .tell(.removeContact(handle: contact.handle)) { [handle = contact.handle] in
      .deleted(handle: handle, failure: $0, visit: visit)
    }
  }
}
