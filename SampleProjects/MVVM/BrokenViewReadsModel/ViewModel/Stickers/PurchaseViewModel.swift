import MessengerTexts
import Observation

/// The state of the screen that sells a sticker pack, and what can be done there.
@MainActor
@Observable
final class PurchaseViewModel {
  let title: String
  let price: String
  var card = ""
  private(set) var isBusy = false
  private var error: TextKey?

  /// Who shows what comes next.
  @ObservationIgnored weak var navigation: (any PurchaseNavigation)?

  @ObservationIgnored let pack: StickerPack
  @ObservationIgnored private let sessions: any SessionService
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    pack: StickerPack, sessions: any SessionService, stickers: any StickersService,
    preferences: any PreferencesService
  ) {
    title = pack.name
    price = "\(Price(cents: pack.price))"
    self.pack = pack
    self.sessions = sessions
    self.stickers = stickers
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var isAllowed: Bool { sessions.session?.role != .guest }

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
      navigation?.showReceipt(ReceiptViewModel(receipt, preferences: preferences))
    } catch {
      self.error = error == .cardDeclined ? .cardDeclined : error.commonText
    }
  }
}
