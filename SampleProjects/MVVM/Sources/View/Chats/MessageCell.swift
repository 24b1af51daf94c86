import ScreenKit

/// Shows one message of a thread.
final class MessageCell: RowCell<MessageRow> {
  /// Called with the key of a message that the user wants to send once more.
  var onRetry: ((String) -> Void)?

  private let senderLabel = Label()
  private let textLabel = Label()
  private let statusLabel = Label()
  private let retryButton = Button("")
  private var retryKey: String?

  override var parts: KeyValuePairs<String, View> {
    ["sender": senderLabel, "text": textLabel, "status": statusLabel, "retry": retryButton]
  }

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel.numberOfLines = 0
    retryButton.addTarget(self, action: MessageCell.retry, for: .primaryActionTriggered)
  }

  override func makeContent() -> View {
    let delivery = StackView(arrangedSubviews: [statusLabel, retryButton], axis: .horizontal)
    return StackView(arrangedSubviews: [senderLabel, textLabel, delivery])
  }

  override func show(_ row: MessageRow) {
    senderLabel.show(row.sender)
    textLabel.text = row.text
    statusLabel.show(row.status)
    retryButton.show(row.retry?.title)
    retryKey = row.retry?.key
  }

  private func retry() {
    if let retryKey { onRetry?(retryKey) }
  }
}
