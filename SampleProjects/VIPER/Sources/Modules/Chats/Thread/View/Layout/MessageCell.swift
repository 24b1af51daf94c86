import ScreenKit

/// One message.
final class MessageCell: ListCell {
  /// Called when the user wants the message to be sent once more.
  var onRetry: (@MainActor () -> Void)?

  private let senderLabel = Label()
  private let textLabel = Label()
  private let statusLabel = Label()
  private let retryButton = Button("")

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel.numberOfLines = 0
    let footer = StackView(arrangedSubviews: [statusLabel, retryButton], axis: .horizontal)
    addSubview(StackView(arrangedSubviews: [senderLabel, textLabel, footer]))
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onRetry = nil
  }

  func show(_ row: MessageRow, identifier: String) {
    self.identifier = identifier
    textLabel.identifier = "\(identifier).text"
    textLabel.text = row.text
    senderLabel.identifier = "\(identifier).sender"
    senderLabel.text = row.sender
    senderLabel.isHidden = row.sender == nil
    statusLabel.identifier = "\(identifier).status"
    statusLabel.text = row.status
    statusLabel.isHidden = row.status == nil
    retryButton.identifier = "\(identifier).retry"
    retryButton.title = row.retry ?? ""
    retryButton.isHidden = row.retry == nil
  }
}
