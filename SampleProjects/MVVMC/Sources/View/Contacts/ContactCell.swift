import ScreenKit

/// Shows one contact in the list.
final class ContactCell: RowCell<ContactRow> {
  private let nameLabel = Label()
  private let handleLabel = Label()

  override var parts: KeyValuePairs<String, View> { ["name": nameLabel, "handle": handleLabel] }

  override func show(_ row: ContactRow) {
    nameLabel.text = row.name
    handleLabel.text = row.handle
  }
}
