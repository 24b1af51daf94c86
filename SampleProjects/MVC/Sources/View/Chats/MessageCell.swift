import ScreenKit

/// Shows a message in its chat.
final class MessageCell: ListCell, RowCell {
  /// Called when the user wants the message to be sent once more.
  var onRetry: ((MessageRow.ID) -> Void)?

  /// What the button reads.
  var retryTitle: String {
    get { retry.title }
    set { retry.title = newValue }
  }

  private var id: MessageRow.ID?
  private let sender = Label()
  private let message = Label()
  private let status = Label()
  private let retry = Button("")

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    let delivery = StackView(arrangedSubviews: [status, retry], axis: .horizontal)
    for view in [sender, message, delivery] { addSubview(view) }
    retry.addTarget(self, action: MessageCell.report, for: .primaryActionTriggered)
  }

  func show(_ row: MessageRow, identifier: String) {
    id = row.id
    sender.identifier = "\(identifier).sender"
    message.identifier = "\(identifier).text"
    status.identifier = "\(identifier).status"
    retry.identifier = "\(identifier).retry"
    sender.show(row.sender)
    message.text = row.text
    status.show(row.status)
    retry.isHidden = !row.canRetry
  }

  private func report() {
    if let id { onRetry?(id) }
  }
}
