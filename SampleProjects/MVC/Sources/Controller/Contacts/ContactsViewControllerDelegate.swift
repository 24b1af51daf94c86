/// Told whom the user wants to see, or to add.
@MainActor
protocol ContactsViewControllerDelegate: AnyObject {
  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact)
  func contactsViewControllerDidAskForNewContact(_ controller: ContactsViewController)
}
