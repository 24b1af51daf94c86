@testable import MVP

/// Notes where presenters want to go.
@MainActor
final class FakeNavigation: ChatsNavigation, ContactsNavigation, StickersNavigation {
  private(set) var steps: [String] = []

  func showThread(_ id: String) { steps.append("thread \(id)") }
  func showNewGroup() { steps.append("new group") }
  func showChatsAgain() { steps.append("chats") }
  func showNewContact() { steps.append("new contact") }
  func showContact(_ contact: Contact) { steps.append("contact \(contact.name)") }
  func showContactsAgain() { steps.append("contacts") }
  func showPurchase(of pack: StickerPack) { steps.append("purchase \(pack.name)") }
  func showReceipt(_ receipt: Receipt) { steps.append("receipt \(receipt.number)") }
  func showStickersAgain() { steps.append("stickers") }
}
