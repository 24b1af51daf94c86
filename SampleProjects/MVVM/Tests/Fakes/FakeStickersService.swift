import Observation

@testable import MVVM

/// Sells everything, or nothing.
@Observable
final class FakeStickersService: StickersService {
  var packs: Loadable<[StickerPack]>
  var canBuy = true
  var error: ServiceError?
  private(set) var cards: [CardNumber] = []

  @ObservationIgnored private let onlyReceipt = Receipt(number: 7, amount: 199, cardEnding: "4242")

  init(_ packs: Loadable<[StickerPack]> = .loading) {
    self.packs = packs
  }

  func load() async {}

  func buy(_ id: String, with card: CardNumber) async throws(ServiceError) -> Receipt {
    cards.append(card)
    if let error { throw error }
    return onlyReceipt
  }

  func receipt(_ number: Int) -> Receipt? { number == onlyReceipt.number ? onlyReceipt : nil }
}
