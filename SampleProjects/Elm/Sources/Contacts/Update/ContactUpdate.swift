/// The page of one contact.
extension ContactsModel {
  mutating func updateContact(_ message: ContactMessage) -> [Command<ContactsMessage>] {
    guard case .contact(var page) = pages.page else { return [] }
    let commands = page.update(message, visit: pages.visit)
    pages.page = .contact(page)
    return commands
  }

  /// Takes the question away, if one is asked.
  mutating func cancelQuestion() {
    _ = updateContact(.deleteCancelled)
  }

  mutating func finishDeletion(of handle: String, failure: ServerError?, visit: Int) {
    if failure == nil, let known = all.value {
      revision += 1
      all = .loaded(known.filter { $0.handle != handle })
    }
    guard visit == pages.visit, case .contact(var page) = pages.page else { return }
    page.attempt = failure.map { .failed(Problem(brieflyFor: $0)) } ?? .idle
    pages.page = failure == nil ? nil : .contact(page)
  }

  /// Whether a contact's page is there, and since that visit.
  func showsContact(onVisit visit: Int) -> Bool {
    visit == pages.visit && contact != nil
  }

  /// Takes the answer to the request for a conversation, which is shown by others.
  mutating func finishOpening(_ result: Result<Conversation, ServerError>, visit: Int) {
    guard visit == pages.visit, case .contact(var page) = pages.page else { return }
    page.attempt =
      switch result {
      case .success: .idle
      case .failure(let error): .failed(Problem(brieflyFor: error))
      }
    pages.page = .contact(page)
  }
}

extension ContactModel {
  fileprivate mutating func update(
    _ message: ContactMessage, visit: Int
  ) -> [Command<ContactsMessage>] {
    switch message {
    case .deleteTapped:
      isAskingToDelete = true
    case .deleteCancelled:
      isAskingToDelete = false
    case .messageTapped where attempt.isBusy, .deleteConfirmed where attempt.isBusy:
      break
    case .messageTapped:
      attempt = .busy
      return [
        .ask(.openConversation(with: contact.handle), expecting: \.conversation) {
          .conversationOpened($0, visit: visit)
        }
      ]
    case .deleteConfirmed:
      isAskingToDelete = false
      attempt = .busy
      return [
        .tell(.removeContact(handle: contact.handle)) { [handle = contact.handle] in
          .deleted(handle: handle, failure: $0, visit: visit)
        }
      ]
    }
    return []
  }
}
