/// The state of the screen that shows a contact.
struct ContactState: Equatable, Sendable {
  let contact: Contact
  private(set) var attempt = Attempt.idle
  private(set) var isAskingToDelete = false

  init(contact: Contact) {
    self.contact = contact
  }

  mutating func handle(_ event: ContactsEvent) -> [ContactsEffect] {
    switch event {
    case .messageTapped where !attempt.isBusy:
      attempt = .busy
      return [.openConversation(with: contact.handle)]
    case .deleteTapped:
      isAskingToDelete = true
    case .deleteCancelled:
      isAskingToDelete = false
    case .deleteConfirmed where !attempt.isBusy:
      attempt = .busy
      return [.delete(handle: contact.handle)]
    default:
      break
    }
    return []
  }

  mutating func conversationOpened(_ result: Result<Conversation, Problem>) {
    switch result {
    case .success: attempt = .idle
    case .failure(let problem): fail(problem)
    }
  }

  mutating func fail(_ problem: Problem) {
    attempt = .failed(problem.withoutDetails)
  }
}
