/// Told what the user does with a contact.
@MainActor
protocol ContactViewControllerDelegate: AnyObject {
  func contactViewController(_ controller: ContactViewController, didOpen chat: Chat.ID)
  func contactViewControllerDidDelete(_ controller: ContactViewController)
}
