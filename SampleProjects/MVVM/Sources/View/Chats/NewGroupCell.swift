import ScreenKit

/// Shows one contact that can be chosen for a group.
final class NewGroupCell: RowCell<NewGroupRow> {
  private let nameLabel = Label()
  private let chosenLabel = Label()

  override var parts: KeyValuePairs<String, View> { ["name": nameLabel, "chosen": chosenLabel] }

  override func show(_ row: NewGroupRow) {
    nameLabel.text = row.name
    chosenLabel.show(row.chosen)
  }
}
