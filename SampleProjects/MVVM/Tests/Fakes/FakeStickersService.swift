import Observation

@testable import MVVM

/// Sells everything, or nothing.
@Observable
final class FakeStickersService: StickersService {
  var packs: Loadable<[StickerPack]> = .loading
  var canBuy = true
  var error: ServiceError?
  private(set) var cards: [CardNumber] = []

  func load() async {}

  func buy(_ id: String, with card: CardNumber) async throws(ServiceError) -> Receipt {
    cards.append(card)
    if let error { throw error }
    return Receipt(number: 7, amount: 199, cardEnding: "4242")
  }
}
