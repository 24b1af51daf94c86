enum NewContactEvent: Equatable {
  case nameChanged(String)
  case handleChanged(String)
  case saveTapped
  case added(Problem?)
}

enum NewContactEffect: Equatable {
  case add(NewContact)

  /// Leaves the screen.
  case finish
}

/// The state of the screen that adds a contact.
struct NewContactState: StoreState {
  private(set) var name = ""
  private(set) var handle = ""
  private(set) var attempt = Attempt.idle

  mutating func handle(_ event: NewContactEvent) -> [NewContactEffect] {
    switch event {
    case .nameChanged(let name): self.name = name
    case .handleChanged(let handle): self.handle = handle
    case .saveTapped: return save()
    case .added(nil): return [.finish]
    case .added(let problem?): attempt = .failed(problem)
    }
    return []
  }

  private mutating func save() -> [NewContactEffect] {
    guard !attempt.isBusy else { return [] }
    do {
      let contact = try NewContact(name: name, handle: handle)
      attempt = .busy
      return [.add(contact)]
    } catch {
      attempt = .failed(error)
      return []
    }
  }
}
