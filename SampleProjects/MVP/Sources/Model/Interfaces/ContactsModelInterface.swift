/// The user's contacts.
@MainActor
protocol ContactsModelInterface: ObservableModel {
  /// All of them, in the order of their names, ignoring case.
  var contacts: Loadable<[Contact]> { get }

  func reload() async

  func add(name: String, handle: Handle) async throws(Failure)

  func delete(handle: String) async throws(Failure)
}
