import ScreenKit

/// Shows one thread in the list.
final class ChatCell: RowCell<ChatRow> {
  private let nameLabel = Label()
  private let previewLabel = Label()
  private let unreadLabel = Label()

  override var parts: KeyValuePairs<String, View> {
    ["name": nameLabel, "preview": previewLabel, "unread": unreadLabel]
  }

  override func show(_ row: ChatRow) {
    nameLabel.text = row.name
    previewLabel.show(row.preview)
    unreadLabel.show(row.unread)
  }
}
