extension Scenario {
  static let payment = [
    Scenario("Stickers", "takes another card after one that was declined") { app in
      try await app.launchInPurchase()
      try await app.buys(with: "4242424242420000")

      try app.see("purchase.error", reading: "Your card was declined.")
      try app.see("purchase.card", reading: "4242424242420000")
      try app.seeEnabled("purchase.buy")
      try await app.buys(with: "5555555555554444")
      try app.see("receipt.number", reading: "Receipt 1")
      try app.see("receipt.card", reading: "Card ending in 4444")
      try app.seeKeys(2)
    },

    Scenario("Stickers", "charges once though the reply was lost") { app in
      try await app.launchInPurchase()
      app.nextReplyGetsLost()
      try await app.buys()

      try app.see("purchase.error", reading: "No connection. Try again.")
      try app.see("purchase.card", reading: "4242424242424242")
      try app.doNotSee("purchase.busy")
      try await app.tap("purchase.buy")
      try app.see("receipt.number", reading: "Receipt 1")
      try app.seeKeys(1)
    },

    Scenario("Stickers", "charges once though the user takes another card") { app in
      try await app.launchInPurchase()
      app.nextReplyGetsLost()
      try await app.buys(with: "4242424242424242")
      try await app.buys(with: "5555555555554444")

      try app.see("receipt.number", reading: "Receipt 1")
      try app.see("receipt.card", reading: "Card ending in 4242")
    },

    Scenario("Stickers", "sells the next pack, whatever became of the last one") { app in
      try await app.launchInPurchase()
      app.nextReplyGetsLost()
      try await app.buys()
      try await app.tap("navigation.back")
      try await app.tap("stickers.1")
      try app.doNotSee("purchase.error")
      try await app.buys()

      try app.see("receipt.number", reading: "Receipt 2")
      try app.see("receipt.amount", reading: "$2.99")
    },

    Scenario("Stickers", "charges once though the connection was gone for a while") { app in
      try await app.launchInPurchase()
      app.serverHoldsReplies()
      try await app.buys()
      await app.connectionBecomes(.offline)

      try app.see("purchase.error", reading: "No connection. Try again.")
      await app.serverAnswers()
      await app.connectionBecomes(.online)
      try await app.tap("purchase.buy")
      try app.see("receipt.number", reading: "Receipt 1")
    },

    Scenario("Stickers", "says that there is no connection") { app in
      try await app.launchInPurchase()
      await app.connectionBecomes(.offline)
      try await app.buys()

      try app.see("purchase.error", reading: "No connection. Try again.")
      try app.see("purchase.card", reading: "4242424242424242")
      try app.seeEnabled("purchase.buy")
    },

    Scenario("Stickers", "says that something went wrong when it is refused") { app in
      try await app.launchInPurchase()
      app.serverRefuses(\.isPurchase)
      try await app.buys()

      try app.see("purchase.error", reading: "Something went wrong. Try again later.")
      app.serverRefusesNothing()
      try await app.tap("purchase.buy")
      try app.see("receipt.number", reading: "Receipt 1")
      try app.seeKeys(2)
    },
  ]
}
