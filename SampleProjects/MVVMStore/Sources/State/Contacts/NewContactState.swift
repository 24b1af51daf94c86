/// The state of the screen that adds a contact.
struct NewContactState: Equatable, Sendable {
  private(set) var name = ""
  private(set) var handle = ""
  private(set) var attempt = Attempt.idle

  mutating func handle(_ event: ContactsEvent) -> [ContactsEffect] {
    switch event {
    case .nameChanged(let name): self.name = name
    case .handleChanged(let handle): self.handle = handle
    case .saveTapped: return save()
    default: break
    }
    return []
  }

  mutating func fail(_ problem: Problem) {
    attempt = .failed(problem)
  }

  private mutating func save() -> [ContactsEffect] {
    guard !attempt.isBusy else { return [] }
    do {
      let contact = try NewContact(name: name, handle: handle)
      attempt = .busy
      return [.add(contact)]
    } catch {
      fail(error)
      return []
    }
  }
}
