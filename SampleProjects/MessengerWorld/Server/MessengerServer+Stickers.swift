import MessengerWire

extension MessengerServer {
  func stickerPacks(for connection: ConnectionID) throws(Refusal) -> ServerReply {
    let account = try account(on: connection)
    return .packs(
      catalogue.packs.map {
        WireStickerPack(
          id: $0.id, name: $0.name, price: $0.price, isOwned: account.ownedPacks.contains($0.id))
      })
  }

  mutating func buyStickerPack(
    _ id: String, key: String, card: String, on connection: ConnectionID
  ) throws(Refusal) -> ServerReply {
    let handle = try handle(on: connection)
    if let reply = accounts[handle]?.purchaseReplies[key] { return reply }
    let reply: ServerReply
    do {
      reply = .receipt(try sell(id, to: handle, card: card))
    } catch {
      reply = .refused(error)
    }
    accounts[handle]?.purchaseReplies[key] = reply
    return reply
  }

  /// Sells a pack that the buyer does not have. The bank declines cards that end in 0000.
  private mutating func sell(
    _ id: String, to handle: String, card: String
  ) throws(Refusal) -> WireReceipt {
    var buyer = try account(handle)
    guard let pack = catalogue.packs.first(where: { $0.id == id }) else { throw .notFound }
    guard buyer.role == .member, !buyer.ownedPacks.contains(id) else { throw .notAllowed }
    guard card.utf8.count == 16, card.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .invalid(what: "card")
    }
    guard !card.hasSuffix("0000") else { throw .cardDeclined }
    buyer.ownedPacks.insert(id)
    accounts[handle] = buyer
    catalogue.receiptCount += 1
    return WireReceipt(
      number: catalogue.receiptCount, pack: id, amount: pack.price,
      cardEnding: String(card.suffix(4)))
  }
}
