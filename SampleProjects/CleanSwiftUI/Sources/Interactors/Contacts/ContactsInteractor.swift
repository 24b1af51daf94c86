/// The people that the user knows.
@MainActor
protocol ContactsInteractor: Sendable {
  func load() async

  /// Adds somebody, and leaves the form.
  func add(name: String, handle: String, in adding: LoadableSubject<Done>) async

  /// Removes somebody, and leaves their screen.
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) async
}
