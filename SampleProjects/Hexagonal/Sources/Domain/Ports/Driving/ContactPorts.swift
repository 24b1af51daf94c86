/// Says what contacts there are.
@MainActor
protocol WatchingContacts {
  /// The contacts in the order of their names, now and after each change.
  func contacts() -> AsyncStream<Loadable<[Contact]>>

  /// Asks the server once more.
  func reloadContacts() async
}

/// Finds contacts while the user types.
@MainActor
protocol SearchingContacts {
  /// Calls `found` with the text to search for, once the user has paused; a later call replaces this.
  func search(for text: String, _ found: @escaping @MainActor (String) -> Void)
}

/// Adds somebody to the contacts.
@MainActor
protocol AddingContact {
  func addContact(name: String, handle: String) async throws(Problem)
}

/// Removes somebody from the contacts.
@MainActor
protocol DeletingContact {
  func deleteContact(_ handle: String) async throws(Problem)
}
