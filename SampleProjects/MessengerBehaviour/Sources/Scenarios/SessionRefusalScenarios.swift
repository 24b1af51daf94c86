extension Scenario {
  /// Whatever the server refuses because the session has expired.
  static let sessionRefusals = refusedAttempts.map { what, place, attempt in
    Scenario("Session", "ends when the server refuses \(what)") { app in
      try await app.launch(at: place)
      app.serverRefusesEverything(with: .sessionExpired)
      try await attempt(app)

      try app.seeExpiredLogin()
    }
  }

  private static let refusedAttempts: [(what: String, place: Place, attempt: Place.Way)] = [
    ("the contacts", .contacts, { try await $0.person("ada").adds("Alan", "alan") }),
    ("a new contact", .newContact, { try await $0.save(contact: "Alan", "alan") }),
    ("to delete a contact", .deleting, { try await $0.tap("alert.delete") }),
    ("to open a thread", .contact, { try await $0.tap("contact.message") }),
    ("the messages of a thread", .chats, { try await $0.tap("chats.0") }),
    ("a message", .thread, { try await $0.sends("Hello") }),
    ("to leave a group", .leaving, { try await $0.tap("alert.leave") }),
    ("the stickers", .settings, { try await $0.tap("tabs.stickers") }),
    (
      "a purchase", .purchase,
      { app in
        try await app.enter("4242424242424242", into: "purchase.card")
        try await app.tap("purchase.buy")
      }
    ),
    ("a new name", .settings, { try await $0.rename(to: "Countess") }),
  ]
}
