/// Where the tab of the chats leads.
@MainActor
protocol ChatsNavigation: AnyObject {
  /// Shows a thread above the list of chats, whatever was there.
  func showThread(_ id: String)
  func showNewGroup()
  func showChatsAgain()
}

/// Where the tab of the contacts leads.
@MainActor
protocol ContactsNavigation: AnyObject {
  func showNewContact()
  func showContact(_ contact: Contact)

  /// Shows a thread, in the tab of the chats.
  func showThread(_ id: String)
  func showContactsAgain()
}

/// Where the tab of the stickers leads.
@MainActor
protocol StickersNavigation: AnyObject {
  func showPurchase(of pack: StickerPack)

  /// Shows a receipt in the place of the purchase.
  func showReceipt(_ receipt: Receipt)
  func showStickersAgain()
}
