import MessengerTexts
import Observation

/// What a receipt says.
@MainActor
@Observable
final class ReceiptViewModel {
  @ObservationIgnored private let receipt: Receipt
  @ObservationIgnored private let preferences: PreferencesService
  @ObservationIgnored private let navigation: any ReceiptNavigation

  init(
    _ receipt: Receipt, preferences: PreferencesService, navigation: any ReceiptNavigation
  ) {
    self.receipt = receipt
    self.preferences = preferences
    self.navigation = navigation
  }

  var texts: Texts { preferences.texts }
  var number: String { texts[.receiptNumber, "\(receipt.number)"] }
  var amount: String { "\(Price(cents: receipt.amount))" }
  var card: String { texts[.cardEnding, receipt.cardEnding] }

  func done() {
    navigation.receiptIsRead()
  }
}
