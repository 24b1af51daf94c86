/// A contact that is about to be added.
struct NewContactPage: Equatable, Sendable {
  let visit: Int
  var name = ""
  var handle = ""
  var attempt = Attempt.idle

  /// The handle without what people write around it.
  private var bareHandle: String {
    let handle = handle.trimmed
    return handle.hasPrefix("@") ? String(handle.dropFirst()).trimmed : handle
  }

  fileprivate mutating func save() -> [ContactsEffect] {
    guard !name.trimmed.isEmpty else {
      attempt = .failed(.missingName)
      return []
    }
    guard !bareHandle.isEmpty else {
      attempt = .failed(.missingHandle)
      return []
    }
    attempt = .busy
    return [.add(name: name.trimmed, handle: bareHandle, visit: visit)]
  }
}

extension ContactsState {
  mutating func handle(_ event: NewContactEvent) -> [ContactsEffect] {
    var effects: [ContactsEffect] = []
    if case .saved(_, .success(let contact)) = event { effects = add(contact) }
    guard case .newContact(var new) = page else { return effects }
    defer { if page != nil { page = .newContact(new) } }
    switch (new.attempt, event) {
    case (_, .nameChanged(let name)): new.name = name
    case (_, .handleChanged(let handle)): new.handle = handle
    case (.idle, .saveTapped), (.failed, .saveTapped): return new.save()
    case (.busy, .saved(new.visit, .success)): page = nil
    case (.busy, .saved(new.visit, .failure(let error))): new.attempt = .failed(Problem(error))
    case (.busy, .saveTapped), (_, .saved): break
    }
    return effects
  }

  /// Sorts a contact in; where the others are not known, all have to be asked for.
  private mutating func add(_ contact: Contact) -> [ContactsEffect] {
    guard let known = all.value else { return load() }
    change(to: known.filter { $0.handle != contact.handle } + [contact])
    return []
  }
}
