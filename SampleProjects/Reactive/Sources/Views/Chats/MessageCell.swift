import ScreenKit

/// A message, with who wrote it, or what has become of it.
final class MessageCell: ListCell, RowCell {
  var onRetry: (() -> Void)?

  private let retryButton = Button("")
  private let senderLabel = Label()
  private let textLabel = Label()
  private let statusLabel = Label()

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel.numberOfLines = 0
    let state = StackView(arrangedSubviews: [statusLabel, retryButton], axis: .horizontal)
    addSubview(StackView(arrangedSubviews: [senderLabel, textLabel, state]))
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onRetry = nil
  }

  func show(_ row: MessageRow, named name: String) {
    identifier = name
    senderLabel.identifier = "\(name).sender"
    senderLabel.show(row.sender)
    textLabel.identifier = "\(name).text"
    textLabel.show(row.text)
    statusLabel.identifier = "\(name).status"
    statusLabel.show(row.status)
    retryButton.identifier = "\(name).retry"
    retryButton.show(row.retry)
  }
}
