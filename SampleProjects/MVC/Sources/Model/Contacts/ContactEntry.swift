/// One of the user's contacts, and what the user can do with it.
@MainActor
struct ContactEntry {
  let contact: Contact
  private let contacts: ContactBook
  private let chats: ChatList

  init(for contact: Contact, in contacts: ContactBook, chats: ChatList) {
    self.contact = contact
    self.contacts = contacts
    self.chats = chats
  }

  /// Opens the chat with the contact.
  func openChat(then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void) {
    chats.open(with: contact, then: completion)
  }

  /// Removes the contact; `completion` is told why not, or `nil`.
  func remove(then completion: @escaping @MainActor (RequestError?) -> Void) {
    contacts.remove(contact, then: completion)
  }
}
