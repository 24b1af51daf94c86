import MessengerTexts
import ScreenKit

/// The screen on which a group is put together.
final class NewGroupViewController: ViewController, RoutingSource {
  private let handler: any NewGroupEventHandler
  private let rows: any NewGroupDataSource
  private let nameField: TextField
  private let createButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let errorLabel = NoticeLabel(identifier: "newGroup.error")
  private let emptyLabel = NoticeLabel(identifier: "newGroup.empty")
  private let list = ListView(identifier: "newGroup.list")

  init(handler: any NewGroupEventHandler, rows: any NewGroupDataSource, texts: Texts) {
    self.handler = handler
    self.rows = rows
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    createButton = Button(texts[.createGroup], identifier: "newGroup.create")
    super.init()
    title = texts[.newGroup]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, createButton, busyIndicator, errorLabel, emptyLabel, list,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.registerTextsCells()
    list.dataSource = self
    list.delegate = self
    nameField.addTarget(self, action: NewGroupViewController.edit, for: .editingChanged)
    createButton.addAction(
      { [handler] in handler.didTapCreate() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }

  private func edit() {
    handler.didEdit(name: nameField.text)
  }
}

extension NewGroupViewController: NewGroupViewInterface {
  func showRows(emptyText: String?) {
    emptyLabel.show(emptyText)
    list.reloadData()
  }

  func show(mayCreate: Bool) {
    createButton.isEnabled = mayCreate
  }

  func show(isBusy: Bool) {
    busyIndicator.show(isBusy: isBusy)
  }

  func show(error: String?) {
    errorLabel.show(error)
  }
}

extension NewGroupViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.rowCount
  }

  func listView(_ listView: ListView, cellForRowAt index: Int) -> ListCell {
    let row = rows.row(at: index)
    return listView.textsCell(
      "newGroup.\(index)", for: index, showing: [("name", row.name), ("chosen", row.mark)])
  }

  func listView(_ listView: ListView, didSelectRowAt index: Int) {
    listView.deselectRow(at: index)
    handler.didSelectRow(index)
  }
}
