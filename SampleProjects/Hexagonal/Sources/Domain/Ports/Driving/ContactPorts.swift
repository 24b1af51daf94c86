/// Says what contacts there are.
@MainActor
protocol WatchingContacts {
  /// The contacts in the order of their names, now and after each change.
  func contacts() -> AsyncStream<Loadable<[Contact]>>

  /// Asks the server once more.
  func reloadContacts() async
}

/// Finds contacts.
@MainActor
protocol SearchingContacts {
  /// The contacts whose name or handle contains a text, now and after each change.
  func contacts(matching text: String) -> AsyncStream<Loadable<ContactSearch>>
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
