import ScreenKit

/// Shows a chat in the list of chats.
final class ChatCell: ListCell, RowCell {
  private let name = Label()
  private let preview = Label()
  private let unread = Label()

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(StackView(arrangedSubviews: [name, preview, unread], axis: .horizontal))
  }

  func show(_ row: ChatRow, identifier: String) {
    name.identifier = "\(identifier).name"
    preview.identifier = "\(identifier).preview"
    unread.identifier = "\(identifier).unread"
    name.text = row.name
    preview.show(row.preview)
    unread.show(row.unread)
  }
}
