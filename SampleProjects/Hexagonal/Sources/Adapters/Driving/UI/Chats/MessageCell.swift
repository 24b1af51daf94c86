import MessengerTexts
import ScreenKit

/// A message of a conversation.
final class MessageCell: ListCell {
  /// Called when the user wants it to be sent once more.
  var onRetry: (() -> Void)?

  private let senderLabel = OptionalLabel()
  private let textLabel = Label()
  private let statusLabel = OptionalLabel()
  private let retryButton = Button("")

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel.numberOfLines = 0
    addSubview(
      StackView(arrangedSubviews: [
        senderLabel, textLabel,
        StackView(arrangedSubviews: [statusLabel, retryButton], axis: .horizontal),
      ]))
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onRetry = nil
  }

  func show(_ message: ThreadPresentation.Row, inRow row: String, texts: Texts) {
    identifier = row
    senderLabel.identifier = "\(row).sender"
    senderLabel.show(message.sender)
    textLabel.identifier = "\(row).text"
    textLabel.text = message.text
    statusLabel.identifier = "\(row).status"
    statusLabel.show(message.status)
    retryButton.identifier = "\(row).retry"
    retryButton.title = texts[.retry]
    retryButton.isHidden = !message.canRetry
  }
}
