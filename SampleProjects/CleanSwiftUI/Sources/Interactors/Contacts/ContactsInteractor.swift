/// The people that the user knows.
@MainActor
protocol ContactsInteractor: Sendable {
  /// Shows the contacts that were there when the app ended.
  func restore()
  func load() async

  /// Has the contacts searched for a text, unless another one follows soon.
  func search(for text: String, in query: LoadableSubject<String>) async
  func add(name: String, handle: String, in adding: LoadableSubject<Contact>) async
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) async
}
