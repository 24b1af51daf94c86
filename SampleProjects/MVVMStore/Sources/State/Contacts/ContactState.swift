enum ContactEvent: Equatable {
  case disappeared
  case messageTapped
  case deleteTapped
  case deleteConfirmed

  /// The question is gone from the screen, whatever the answer was.
  case questionDismissed
  case threadOpened(Result<String, Problem>)
  case deleted(Problem?)
}

enum ContactEffect: Equatable {
  case openThread(handle: String)
  case delete(handle: String)

  /// Shows a thread in the tab Chats.
  case showThread(id: String)

  /// Leaves the screen.
  case finish
}

/// The state of the screen that shows a contact.
struct ContactState: StoreState {
  let contact: Contact
  private(set) var attempt = ConfirmedAttempt.idle

  mutating func handle(_ event: ContactEvent) -> [ContactEffect] {
    switch event {
    case .disappeared, .questionDismissed:
      attempt.askNoLonger()
    case .messageTapped:
      guard attempt != .busy else { break }
      attempt = .busy
      return [.openThread(handle: contact.handle)]
    case .deleteTapped:
      attempt.ask()
    case .deleteConfirmed:
      guard attempt != .busy else { break }
      attempt = .busy
      return [.delete(handle: contact.handle)]
    case .threadOpened(.success(let id)):
      attempt = .idle
      return [.showThread(id: id)]
    case .deleted(nil):
      return [.finish]
    case .threadOpened(.failure(let problem)), .deleted(let problem?):
      attempt = .failed(problem.withoutDetails)
    }
    return []
  }
}
