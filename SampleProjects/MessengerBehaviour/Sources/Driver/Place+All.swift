extension Place {
  /// Every screen of the app behind the login, and every question.
  static let all = [
    Place("the chats", landmark: "chats.newGroup") { _ in },

    Place("a thread", landmark: "thread.input") { app in
      try await app.tap("chats.0")
    },

    Place("the question whether to leave", landmark: "alert.leave") { app in
      try await app.tap("chats.0")
      try await app.tap("thread.leave")
    },

    Place("a new group", landmark: "newGroup.create") { app in
      try await app.tap("chats.newGroup")
    },

    Place("the contacts", landmark: "contacts.add") { app in
      try await app.tap("tabs.contacts")
    },

    Place("a contact", landmark: "contact.delete") { app in
      try await app.tap("tabs.contacts")
      try await app.tap("contacts.0")
    },

    Place("the question whether to delete", landmark: "alert.delete") { app in
      try await app.tap("tabs.contacts")
      try await app.tap("contacts.0")
      try await app.tap("contact.delete")
    },

    Place("a new contact", landmark: "newContact.save") { app in
      try await app.tap("tabs.contacts")
      try await app.tap("contacts.add")
    },

    Place("the stickers", landmark: "stickers.0.name") { app in
      try await app.tap("tabs.stickers")
    },

    Place("a purchase", landmark: "purchase.buy") { app in
      try await app.tap("tabs.stickers")
      try await app.tap("stickers.0")
    },

    Place("a receipt", landmark: "receipt.done") { app in
      try await app.tap("tabs.stickers")
      try await app.tap("stickers.0")
      try await app.enter("4242424242424242", into: "purchase.card")
      try await app.tap("purchase.buy")
    },

    Place("the settings", landmark: "settings.signOut") { app in
      try await app.tap("tabs.settings")
    },
  ]
}
