extension Scenario {
  static let purchase = [
    Scenario("Stickers", "sells a pack and gives a receipt") { app in
      try await app.launchInPurchase()
      try app.see("navigation.title", reading: "Cats")
      try app.see("purchase.price", reading: "$1.99")
      try app.doNotSee("purchase.notAllowed", "purchase.error", "purchase.busy")
      try await app.buys(with: " 4242 4242 4242 4242")

      try app.see("navigation.title", reading: "Thank you")
      try app.see("receipt.number", reading: "Receipt 1")
      try app.see("receipt.amount", reading: "$1.99")
      try app.see("receipt.card", reading: "Card ending in 4242")
    },

    Scenario("Stickers", "shows in the list what was bought") { app in
      try await app.launchInPurchase()
      try await app.buys()
      try await app.tap("receipt.done")

      try app.see("navigation.title", reading: "Stickers")
      try app.seeRows(of: "stickers", "owned", ["Owned", "", ""])
      try app.seeRows(of: "stickers", "price", ["", "$2.99", "$0.99"])
      try app.doNotSee("navigation.back")
    },

    Scenario("Stickers", "leads from a receipt back to the list, not to the purchase") { app in
      try await app.launchInPurchase()
      try await app.buys()
      try await app.tap("navigation.back")

      try app.see("navigation.title", reading: "Stickers")
      try app.see("stickers.0.owned", reading: "Owned")
    },

    Scenario("Stickers", "is busy while it sells, and sells once") { app in
      try await app.launchInPurchase()
      app.serverHoldsReplies()
      try await app.buys()

      try app.see("purchase.busy")
      try app.seeDisabled("purchase.buy")
      await app.serverAnswers()
      try app.see("receipt.number", reading: "Receipt 1")
      try app.serverWasAsked(1, times: \.isPurchase)
    },

    Scenario("Stickers", "gives the receipt in its own tab") { app in
      try await app.launchInPurchase()
      app.serverHoldsReplies()
      try await app.buys()
      try await app.tap("tabs.chats")
      await app.serverAnswers()

      try app.see("navigation.title", reading: "Chats")
      try await app.tap("tabs.stickers")
      try app.see("receipt.number", reading: "Receipt 1")
    },

    Scenario("Stickers", "needs a card of sixteen digits") { app in
      try await app.launchInPurchase()
      for card in ["", "4242", "4242 4242 4242 424x", "42424242424242424"] {
        try await app.buys(with: card)
        try app.see("purchase.error", reading: "Enter the 16 digits of your card.")
      }
      try app.serverWasAsked(0, times: \.isPurchase)
    },
  ]
}
