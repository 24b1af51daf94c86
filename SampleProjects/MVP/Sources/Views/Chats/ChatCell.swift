import ScreenKit

/// A row of the list of chats.
final class ChatCell: LabelsCell, RowCell {
  private lazy var nameLabel = addLabel()
  private lazy var previewLabel = addLabel()
  private lazy var unreadLabel = addLabel()

  func show(_ row: ChatRow, identifier: String) {
    nameLabel.show(row.name, identifier: "\(identifier).name")
    previewLabel.show(row.preview, identifier: "\(identifier).preview")
    unreadLabel.show(row.unread, identifier: "\(identifier).unread")
  }
}
