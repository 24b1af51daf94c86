/// Where the list of contacts leads.
@MainActor
protocol ContactsViewModelDelegate: AnyObject {
  func contactIsChosen(_ handle: String)
  func newContactIsAskedFor()
}
