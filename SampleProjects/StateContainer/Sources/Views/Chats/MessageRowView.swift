import MessengerTexts
import ScreenKitDeclarative

struct MessageRowView: DeclarativeView {
  let message: MessageRow
  let identifier: String

  /// Sends the message with a key once more.
  let retry: @MainActor (String) -> Void

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if let sender = message.sender {
      Text(sender).accessibilityIdentifier("\(identifier).sender")
    }
    Text(message.text).accessibilityIdentifier("\(identifier).text")
    HStack {
      if let delivery = message.delivery {
        Text(texts[delivery.text]).accessibilityIdentifier("\(identifier).status")
      }
      if message.delivery == .failed, case .own(let key) = message.id {
        Button(texts[.retry]) { retry(key) }.accessibilityIdentifier("\(identifier).retry")
      }
    }
  }
}

extension MessageRow.Delivery {
  fileprivate var text: TextKey {
    switch self {
    case .sending: .sending
    case .sent: .sent
    case .failed: .failed
    }
  }
}
