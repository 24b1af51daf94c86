/// Hears whom the user wants to see.
@MainActor
protocol ContactsViewControllerDelegate: AnyObject {
  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact)
}
