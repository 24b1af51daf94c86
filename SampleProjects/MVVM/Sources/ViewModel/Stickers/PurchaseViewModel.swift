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

  @ObservationIgnored private let pack: StickerPack
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: any PreferencesService

  init(pack: StickerPack, stickers: any StickersService, preferences: any PreferencesService) {
    self.pack = pack
    self.stickers = stickers
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var title: String { pack.name }
  var price: String { "\(Price(cents: pack.price))" }
  var errorText: String? { error.map { texts[$0] } }
  var canBuy: Bool { stickers.canBuy }

  /// Why the user may not buy.
  var notAllowedText: String? { canBuy ? nil : texts[.guestsCannotBuy] }

  func buy() async {
    guard !isBusy else { return }
    error = nil
    guard let card = CardNumber(card) else {
      error = .enterCard
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      let receipt = try await stickers.buy(pack.id, with: card)
      delegate?.showReceipt(ReceiptViewModel(receipt, preferences: preferences))
    } catch {
      self.error = error == .cardDeclined ? .cardDeclined : error.commonText
    }
  }
}
