extension Scenario {
  static let stickers = [
    Scenario("Stickers", "shows what there is, and what it costs") { app in
      try await app.launchInStickers()

      try app.see("navigation.title", reading: "Stickers")
      try app.seeRows(of: "stickers", "name", ["Cats", "Analytical Engines", "Moths and Relays"])
      try app.seeRows(of: "stickers", "price", ["$1.99", "$2.99", "$0.99"])
      try app.doNotSee("stickers.0.owned", "stickers.busy", "stickers.error")
    },

    Scenario("Stickers", "is busy until they have come") { app in
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.tap("tabs.stickers")

      try app.see("stickers.busy")
      try app.doNotSee("stickers.0", "stickers.error")
      await app.serverAnswers()
      try app.see("stickers.0.name", reading: "Cats")
      try app.doNotSee("stickers.busy")
    },

    Scenario("Stickers", "says that they could not be loaded, and tries again") { app in
      try await app.launchSignedIn()
      app.serverRefuses { $0 == .stickerPacks }
      try await app.tap("tabs.stickers")

      try app.see("stickers.error", reading: "Could not load.")
      try app.doNotSee("stickers.0", "stickers.busy")
      app.serverRefusesNothing()
      try await app.tap("stickers.retry")
      try app.see("stickers.0.name", reading: "Cats")
      try app.doNotSee("stickers.error", "stickers.retry")
    },

    Scenario("Stickers", "finds out what was bought on another device") { app in
      try await app.launchInStickers()
      try await app.person("ada").buys("engines")
      try await app.tap("tabs.chats")
      try await app.tap("tabs.stickers")

      try app.seeRows(of: "stickers", "owned", ["", "Owned", ""])
      try app.seeRows(of: "stickers", "price", ["$1.99", "", "$0.99"])
    },

    Scenario("Stickers", "keeps showing them when they cannot be loaded anew") { app in
      try await app.launchInStickers()
      try await app.tap("tabs.chats")
      await app.connectionBecomes(.offline)
      try await app.tap("tabs.stickers")

      try app.seeRows(of: "stickers", "name", ["Cats", "Analytical Engines", "Moths and Relays"])
    },

    Scenario("Stickers", "does not sell what is owned") { app in
      try await app.person("ada").buys("cats")
      try await app.launchInStickers()
      try await app.tap("stickers.0")

      try app.see("navigation.title", reading: "Stickers")
      try app.doNotSee("purchase.buy", "navigation.back")
    },

    Scenario("Stickers", "shows guests that they cannot buy any") { app in
      try await app.launchInStickers("guest", "guest")
      try await app.tap("stickers.0")

      try app.see("navigation.title", reading: "Cats")
      try app.see("purchase.price", reading: "$1.99")
      try app.see("purchase.notAllowed", reading: "Guests cannot buy stickers.")
      try app.doNotSee("purchase.card", "purchase.buy")
    },
  ]
}
