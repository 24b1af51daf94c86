extension Place {
  /// Every screen of the app behind the login, and every question.
  static let all = [
    chats, thread, leaving, newGroup, contacts, contact, deleting, newContact, stickers, purchase,
    receipt, settings,
  ]

  static let chats = Place("the chats", landmark: "chats.newGroup") { _ in }

  static let thread = Place("a thread", landmark: "thread.input") { app in
    try await app.tap("chats.0")
  }

  static let leaving = Place("the question whether to leave", landmark: "alert.leave") { app in
    try await app.tap("chats.0")
    try await app.tap("thread.leave")
  }

  static let newGroup = Place("a new group", landmark: "newGroup.create") { app in
    try await app.tap("chats.newGroup")
  }

  static let contacts = Place("the contacts", landmark: "contacts.add") { app in
    try await app.tap("tabs.contacts")
  }

  static let contact = Place("a contact", landmark: "contact.delete") { app in
    try await app.tap("tabs.contacts")
    try await app.tap("contacts.0")
  }

  static let deleting = Place("the question whether to delete", landmark: "alert.delete") { app in
    try await app.tap("tabs.contacts")
    try await app.tap("contacts.0")
    try await app.tap("contact.delete")
  }

  static let newContact = Place("a new contact", landmark: "newContact.save") { app in
    try await app.tap("tabs.contacts")
    try await app.tap("contacts.add")
  }

  static let stickers = Place("the stickers", landmark: "stickers.0.name") { app in
    try await app.tap("tabs.stickers")
  }

  static let purchase = Place("a purchase", landmark: "purchase.buy") { app in
    try await app.tap("tabs.stickers")
    try await app.tap("stickers.0")
  }

  static let receipt = Place("a receipt", landmark: "receipt.done") { app in
    try await app.tap("tabs.stickers")
    try await app.tap("stickers.0")
    try await app.enter("4242424242424242", into: "purchase.card")
    try await app.tap("purchase.buy")
  }

  static let settings = Place("the settings", landmark: "settings.signOut") { app in
    try await app.tap("tabs.settings")
  }
}
