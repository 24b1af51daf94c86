import MessengerTexts
import Observation

/// What a receipt says, and what can be done there.
@MainActor
@Observable
final class ReceiptViewModel {
  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ReceiptViewModelDelegate)?

  @ObservationIgnored private let receipt: Receipt?
  @ObservationIgnored private let preferences: any PreferencesService

  /// - Parameter number: That of the receipt; one that is not known says nothing.
  init(_ number: Int, stickers: any StickersService, preferences: any PreferencesService) {
    receipt = stickers.receipt(number)
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var number: String { receipt.map { texts[.receiptNumber, "\($0.number)"] } ?? "" }
  var amount: String { receipt.map { "\(Price(cents: $0.amount))" } ?? "" }
  var card: String { receipt.map { texts[.cardEnding, $0.cardEnding] } ?? "" }

  func done() {
    delegate?.receiptIsRead()
  }
}
