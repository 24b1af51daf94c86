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
  /// Waits for a pause in the typing, and returns what to search for.
  ///
  /// Throws when the task is cancelled, because the user has typed on or gone.
  func searchText(typed text: String) async throws(CancellationError) -> String
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
