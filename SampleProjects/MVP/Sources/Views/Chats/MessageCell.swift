import ScreenKit

/// A message of a thread.
final class MessageCell: ListCell, RowCell {
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

  func show(_ row: MessageRow, identifier: String) {
    senderLabel.show(row.sender, identifier: "\(identifier).sender")
    textLabel.show(row.text, identifier: "\(identifier).text")
    statusLabel.show(row.status, identifier: "\(identifier).status")
    retryButton.identifier = "\(identifier).retry"
    retryButton.show(row.retryTitle)
  }
}
