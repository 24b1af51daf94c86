import ScreenKit

/// A row of those who can be chosen for a new group.
final class MemberCell: LabelsCell, RowCell {
  private lazy var nameLabel = addLabel()
  private lazy var chosenLabel = addLabel()

  func show(_ row: MemberRow, identifier: String) {
    nameLabel.show(row.name, identifier: "\(identifier).name")
    chosenLabel.show(row.mark, identifier: "\(identifier).chosen")
  }
}
