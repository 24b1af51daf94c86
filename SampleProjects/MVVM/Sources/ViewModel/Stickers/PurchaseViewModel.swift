import MessengerTexts
import Observation

/// The state of the screen that sells a sticker pack, and what can be done there.
@MainActor
@Observable
final class PurchaseViewModel {
  var card = ""
  private(set) var isBusy = false
  private var error: TextKey?

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any PurchaseViewModelDelegate)?

  @ObservationIgnored private let id: String
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: any PreferencesService

  /// - Parameter id: The identifier of the pack; of one that is not known, nothing is for sale.
  init(_ id: String, stickers: any StickersService, preferences: any PreferencesService) {
    self.id = id
    self.stickers = stickers
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var title: String { pack?.name ?? "" }
  var price: String { pack.map { "\(Price(cents: $0.price))" } ?? "" }
  var errorText: String? { error.map { texts[$0] } }
  var canBuy: Bool { stickers.canBuy && pack?.isOwned == false }

  /// Why the user may not buy.
  var notAllowedText: String? { stickers.canBuy ? nil : texts[.guestsCannotBuy] }

  func buy() async {
    guard !isBusy, canBuy else { return }
    error = nil
    guard let card = CardNumber(card) else {
      error = .enterCard
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      let receipt = try await stickers.buy(id, with: card)
      delegate?.packIsBought(receipt.number)
    } catch {
      self.error = error == .cardDeclined ? .cardDeclined : error.commonText
    }
  }

  private var pack: StickerPack? { stickers.pack(id) }
}
