import ScreenKit

/// Shows a contact that may be chosen as a member.
final class MemberCell: ListCell, RowCell {
  private let name = Label()
  private let chosen = Label("✓")

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(StackView(arrangedSubviews: [name, chosen], axis: .horizontal))
  }

  func show(_ row: MemberRow, identifier: String) {
    name.identifier = "\(identifier).name"
    chosen.identifier = "\(identifier).chosen"
    name.text = row.name
    chosen.isHidden = !row.isChosen
  }
}
