/// What the interactor offers: knowing the contacts, and finding some of them.
@MainActor
protocol ContactListInteractorInput {
  /// Tells what contacts there are, and from then on what changes.
  func start()

  /// Searches when the text has not changed for a while.
  func search(for text: String)

  /// Asks the server once more.
  func reload()
}

/// Who hears of the interactor.
@MainActor
protocol ContactListInteractorOutput: AnyObject {
  func contactsDidChange(_ contacts: ContactListResponse)
}
