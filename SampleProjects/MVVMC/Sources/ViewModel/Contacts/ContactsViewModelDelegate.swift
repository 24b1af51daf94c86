/// Where the list of contacts leads.
@MainActor
protocol ContactsViewModelDelegate: AnyObject {
  func showContact(_ handle: String)
  func showNewContact()
}
