/// A contact that is looked at.
struct ContactPage: Equatable, Sendable {
  /// What is done about the contact: one thing at a time.
  enum Activity: Equatable, Sendable {
    case idle

    /// The server is asked for the conversation with the contact.
    case opening

    /// The user is asked whether to delete the contact.
    case asked
    case deleting
    case failed(Problem)
  }

  let visit: Int
  let contact: Contact
  var activity = Activity.idle

  var problem: Problem? {
    if case .failed(let problem) = activity { problem } else { nil }
  }

  mutating func handle(_ event: ContactPageEvent) -> [ContactsEffect] {
    switch (activity, event) {
    case (.idle, .messageTapped), (.failed, .messageTapped):
      activity = .opening
      return [.openConversation(with: contact.handle, visit: visit)]
    case (.idle, .deleteTapped), (.failed, .deleteTapped):
      activity = .asked
    case (.asked, .deleteCancelled), (.opening, .opened(visit, .success)):
      activity = .idle
    case (.asked, .deleteConfirmed):
      activity = .deleting
      return [.delete(handle: contact.handle, visit: visit)]
    case (.opening, .opened(visit, .failure(let error))),
      (.deleting, .deleted(_, visit, let error?)):
      activity = .failed(Problem(withoutEntry: error))
    case (_, .messageTapped), (_, .opened), (_, .deleteTapped), (_, .deleteCancelled),
      (_, .deleteConfirmed), (_, .deleted):
      break
    }
    return []
  }

  mutating func cancelQuestion() {
    if activity == .asked { activity = .idle }
  }
}

extension ContactsState {
  mutating func handle(_ event: ContactPageEvent) -> [ContactsEffect] {
    if case .opened(let visit, .success(let conversation)) = event {
      started.send(
        StartedConversation(conversation: conversation, isWanted: visit == page?.visit))
    }
    if case .deleted(let handle, let visit, nil) = event {
      change(to: known.filter { $0.handle != handle })
      if visit == page?.visit { page = nil }
    }
    guard case .contact(var contact) = page else { return [] }
    let effects = contact.handle(event)
    page = .contact(contact)
    return effects
  }

  /// Takes the question away whether to delete a contact, if it is asked.
  mutating func cancelQuestion() {
    guard case .contact(var contact) = page else { return }
    contact.cancelQuestion()
    page = .contact(contact)
  }
}
