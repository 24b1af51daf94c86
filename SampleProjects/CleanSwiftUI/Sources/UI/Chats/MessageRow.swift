import MessengerTexts
import ScreenKitDeclarative

/// A message in its chat.
struct MessageRow: DeclarativeView {
  let entry: ChatEntry

  /// What the identifiers begin with.
  let name: String

  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      OptionalText(entry.senderName, identifier: "\(name).sender")
      Text(entry.text).accessibilityIdentifier("\(name).text")
      HStack {
        OptionalText(status.map { texts[$0] }, identifier: "\(name).status")
        if entry.status == .failed {
          Button(texts[.retry]) { Task { await interactors.messages.retry(entry.id) } }
            .accessibilityIdentifier("\(name).retry")
        }
      }
    }
    .accessibilityIdentifier(name)
  }

  private var status: TextKey? {
    switch entry.status {
    case .sending: .sending
    case .sent: .sent
    case .failed: .failed
    case nil: nil
    }
  }
}
