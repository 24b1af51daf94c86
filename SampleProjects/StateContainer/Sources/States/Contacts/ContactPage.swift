/// A contact that is looked at.
struct ContactPage: Equatable, Sendable {
  let visit: Int
  let contact: Contact

  /// The attempt to write to the contact.
  var opening = Attempt.idle
  var deletion = Confirmation.idle

  var problem: Problem? { opening.problem ?? deletion.problem }

  fileprivate mutating func open() -> [ContactsEffect] {
    guard opening != .busy, deletion != .busy else { return [] }
    opening = .busy
    deletion = .idle
    return [.openConversation(with: contact.handle, visit: visit)]
  }

  fileprivate mutating func delete() -> [ContactsEffect] {
    guard deletion != .busy else { return [] }
    deletion = .busy
    return [.delete(handle: contact.handle, visit: visit)]
  }
}

extension ContactsState {
  mutating func handle(_ event: ContactPageEvent) -> [ContactsEffect] {
    if case .deleted(let handle, _, nil) = event { remove(handle) }
    if case .opened(let visit, .success(let conversation)) = event {
      started.send(
        StartedConversation(conversation: conversation, isWanted: visit == page?.visit))
    }
    guard case .contact(var contact) = page else { return [] }
    defer { if page != nil { page = .contact(contact) } }
    switch event {
    case .messageTapped:
      return contact.open()
    case .opened(contact.visit, .success):
      contact.opening = .idle
    case .opened(contact.visit, .failure(let error)):
      contact.opening = .failed(Problem(withoutEntry: error))
    case .deleteTapped:
      if contact.opening != .busy { contact.opening = .idle }
      if contact.deletion != .busy { contact.deletion = .asked }
    case .deleteCancelled:
      if contact.deletion == .asked { contact.deletion = .idle }
    case .deleteConfirmed:
      return contact.delete()
    case .deleted(_, contact.visit, nil):
      page = nil
    case .deleted(_, contact.visit, let error?):
      contact.deletion = .failed(Problem(withoutEntry: error))
    case .opened, .deleted:
      break
    }
    return []
  }

  private mutating func remove(_ handle: String) {
    change(to: (all.value ?? []).filter { $0.handle != handle })
  }
}
