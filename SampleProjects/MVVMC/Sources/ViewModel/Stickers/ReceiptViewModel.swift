import MessengerTexts
import Observation

/// What a receipt says, and what can be done there.
@MainActor
@Observable
final class ReceiptViewModel {
  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ReceiptViewModelDelegate)?

  @ObservationIgnored private let receipt: Receipt
  @ObservationIgnored private let preferences: any PreferencesService

  init(_ receipt: Receipt, preferences: any PreferencesService) {
    self.receipt = receipt
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { "\(Price(cents: receipt.amount))" }
  var card: String { texts[.cardEnding, receipt.cardEnding] }

  func done() {
    delegate?.receiptIsRead()
  }
}
