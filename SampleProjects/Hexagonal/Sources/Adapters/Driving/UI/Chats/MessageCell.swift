import MessengerTexts
import ScreenKit

/// A message of a conversation.
final class MessageCell: ListCell {
  /// Called when the user wants it to be sent once more.
  var onRetry: (() -> Void)?

  private let senderLabel = Label()
  private let textLabel = Label()
  private let statusLabel = Label()
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

  func show(_ entry: ConversationDetails.Entry, inRow row: String, texts: Texts) {
    identifier = row
    show(entry.senderName, in: senderLabel, named: "\(row).sender")
    show(entry.text, in: textLabel, named: "\(row).text")
    let status: TextKey? =
      switch entry.delivery {
      case .sending: .sending
      case .sent: .sent
      case .failed: .failed
      case nil: nil
      }
    show(status.map { texts[$0] }, in: statusLabel, named: "\(row).status")
    retryButton.identifier = "\(row).retry"
    retryButton.title = texts[.retry]
    retryButton.isHidden = entry.delivery != .failed
  }

  private func show(_ text: String?, in label: Label, named identifier: String) {
    label.identifier = identifier
    label.text = text
    label.isHidden = text == nil
  }
}
