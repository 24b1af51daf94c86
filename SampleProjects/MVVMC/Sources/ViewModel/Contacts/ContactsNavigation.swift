/// Where the list of contacts leads.
@MainActor
protocol ContactsNavigation: AnyObject {
  func showContact(_ handle: String)
  func showNewContact()
}
