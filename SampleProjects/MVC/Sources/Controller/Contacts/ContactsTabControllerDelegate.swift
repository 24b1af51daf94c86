/// Told in which chat the user wants to write to a contact.
@MainActor
protocol ContactsTabControllerDelegate: AnyObject {
  func contactsTabController(_ controller: ContactsTabController, didOpen chat: Chat.ID)
}
