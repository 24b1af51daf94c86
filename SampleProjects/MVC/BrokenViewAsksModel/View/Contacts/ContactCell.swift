import ScreenKit

/// Shows somebody in the list of contacts.
final class ContactCell: ListCell, RowCell {
  private let name = Label()
  private let handle = Label()

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(StackView(arrangedSubviews: [name, handle], axis: .horizontal))
  }

  func show(_ contact: Contact, identifier: String) {
    name.identifier = "\(identifier).name"
    handle.identifier = "\(identifier).handle"
    name.text = contact.name
    handle.text = "@\(contact.handle)"
  }
}
