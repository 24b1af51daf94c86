/// The page of one contact.
extension ContactsModel {
  mutating func updateContact(_ message: ContactMessage) -> [ServerCommand] {
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

  /// Takes the answer to the request for a conversation; returns whether the page still waits for it.
  mutating func finishOpening(
    _ result: Result<Conversation, ServerError>, visit: Int
  ) -> Bool {
    guard visit == pages.visit, case .contact(var page) = pages.page else { return false }
    page.attempt =
      switch result {
      case .success: .idle
      case .failure(let error): .failed(Problem(brieflyFor: error))
      }
    pages.page = .contact(page)
    return true
  }
}

extension ContactModel {
  fileprivate mutating func update(_ message: ContactMessage, visit: Int) -> [ServerCommand] {
    switch message {
    case .deleteTapped:
      isAskingToDelete = true
    case .deleteCancelled:
      isAskingToDelete = false
    case .messageTapped where attempt.isBusy, .deleteConfirmed where attempt.isBusy:
      break
    case .messageTapped:
      attempt = .busy
      return [.openConversation(with: contact.handle, visit: visit)]
    case .deleteConfirmed:
      isAskingToDelete = false
      attempt = .busy
      return [.removeContact(handle: contact.handle, visit: visit)]
    }
    return []
  }
}
