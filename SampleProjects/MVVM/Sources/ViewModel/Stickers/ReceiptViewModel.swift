import MessengerTexts
import Observation

/// What a receipt says.
@MainActor
@Observable
final class ReceiptViewModel {
  @ObservationIgnored private let receipt: Receipt
  @ObservationIgnored private let preferences: PreferencesService

  init(_ receipt: Receipt, preferences: PreferencesService) {
    self.receipt = receipt
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { "\(Price(cents: receipt.amount))" }
  var card: String { texts[.cardEnding, receipt.cardEnding] }
}
