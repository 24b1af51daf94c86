/// The people that the user knows.
@MainActor
protocol ContactsInteractor: Sendable {
  /// Shows the contacts that were there when the app ended.
  func restore()
  func load() async

  /// Finds the contacts that contain a text, unless another text follows soon.
  func search(for text: String, in search: LoadableSubject<ContactSearch>) async

  /// Does a search once more, as the contacts are other ones now; the first one finds everybody.
  func repeatSearch(in search: LoadableSubject<ContactSearch>)
  func add(name: String, handle: String, in adding: LoadableSubject<Contact>) async
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) async
}
