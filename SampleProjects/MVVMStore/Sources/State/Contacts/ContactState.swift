enum ContactEvent: Equatable {
  case messageTapped
  case deleteTapped
  case deleteCancelled
  case deleteConfirmed
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
  private(set) var attempt = Attempt.idle
  private(set) var isAskingToDelete = false

  mutating func handle(_ event: ContactEvent) -> [ContactEffect] {
    switch event {
    case .messageTapped where !attempt.isBusy:
      attempt = .busy
      return [.openThread(handle: contact.handle)]
    case .deleteTapped:
      isAskingToDelete = true
    case .deleteCancelled:
      isAskingToDelete = false
    case .deleteConfirmed where !attempt.isBusy:
      attempt = .busy
      return [.delete(handle: contact.handle)]
    case .messageTapped, .deleteConfirmed:
      break
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
