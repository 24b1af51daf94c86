/// The people that the user knows.
@MainActor
protocol ContactsInteractor: Sendable {
  /// Shows the contacts that were there when the app ended.
  func restore()
  func load() async

  /// Searches for a text, unless the task is cancelled soon, for another text has followed.
  func search(for text: String, in search: LoadableSubject<String>) async

  /// Adds somebody, and leaves the form.
  func add(name: String, handle: String, in adding: LoadableSubject<Done>) async

  /// Removes somebody, and leaves their screen.
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) async
}
