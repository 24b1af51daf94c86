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
    guard case .contact(var contact) = page else { return announce(event, isWanted: false) }
    defer { if page != nil { page = .contact(contact) } }
    switch event {
    case .messageTapped:
      return contact.open()
    case .opened(let visit, let result):
      guard visit == contact.visit else { return announce(event, isWanted: false) }
      contact.opening = .idle
      if case .failure(let error) = result {
        contact.opening = .failed(Problem(withoutEntry: error))
      }
      return announce(event, isWanted: true)
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
    case .deleted:
      break
    }
    return []
  }

  private func announce(_ event: ContactPageEvent, isWanted: Bool) -> [ContactsEffect] {
    guard case .opened(_, .success(let conversation)) = event else { return [] }
    return [.announce(.conversationStarted(conversation, isWanted: isWanted))]
  }

  private mutating func remove(_ handle: String) {
    loading.invalidate()
    sort((all.value ?? []).filter { $0.handle != handle })
  }
}
