import MessengerTexts
import ScreenKit

/// Asks for the name and the members of a new group.
final class NewGroupView: View {
  var onCreate: (() -> Void)?

  /// Called when the user has changed the name.
  var onEdit: (() -> Void)?

  /// Called with the contact that the user has tapped.
  var onSelect: ((MemberRow.ID) -> Void)? {
    get { members.onSelect }
    set { members.onSelect = newValue }
  }

  var name: String { nameField.text }

  var rows: [MemberRow] = [] {
    didSet {
      members.rows = rows
      empty.isHidden = !rows.isEmpty
    }
  }

  var canCreate = false {
    didSet { create.isEnabled = canCreate }
  }

  var isBusy = false {
    didSet { busy.animate(isBusy) }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  private let nameField: TextField
  private let create: Button
  private let empty: Label
  private let members = RowsView<MemberCell>(prefix: "newGroup")
  private let busy = ActivityIndicator(identifier: "newGroup.busy")
  private let errorLabel = Label(identifier: "newGroup.error")

  init(texts: Texts) {
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    create = Button(texts[.createGroup], identifier: "newGroup.create")
    empty = Label(texts[.noContacts], identifier: "newGroup.empty")
    super.init()
    errorLabel.show(nil)
    create.isEnabled = false
    for view in [nameField, create, busy, errorLabel, empty, members] { addSubview(view) }
    create.addAction({ [weak self] in self?.onCreate?() }, for: .primaryActionTriggered)
    nameField.addAction({ [weak self] in self?.onEdit?() }, for: .editingChanged)
  }
}
