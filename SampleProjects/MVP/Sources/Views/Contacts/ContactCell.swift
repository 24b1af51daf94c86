import ScreenKit

/// A row of the list of contacts.
final class ContactCell: LabelsCell, RowCell {
  private lazy var nameLabel = addLabel()
  private lazy var handleLabel = addLabel()

  func show(_ row: ContactRow, identifier: String) {
    nameLabel.show(row.name, identifier: "\(identifier).name")
    handleLabel.show(row.handle, identifier: "\(identifier).handle")
  }
}
