import MessengerTexts
import ScreenKit

/// Chooses the members of a new group.
final class NewGroupViewController: ViewController {
  var onCreate: ((String) -> Void)?

  private let joining: any JoiningConversations
  private let watching: any WatchingContacts
  private let texts: Texts
  private let nameField: TextField
  private let createButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let emptyLabel = OptionalLabel(identifier: "newGroup.empty")
  private let list = ListView(identifier: "newGroup.list")
  private let problemLabel = OptionalLabel(identifier: "newGroup.error")
  private let attempt: Attempt
  private let following = Following()
  private var contacts = Loadable<[Contact]>.loading
  private var chosen: Set<String> = []
  private var rows: [NewGroupPresentation.Row] = []

  init(joining: any JoiningConversations, watching: any WatchingContacts, texts: Texts) {
    self.joining = joining
    self.watching = watching
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    createButton = Button(texts[.createGroup], identifier: "newGroup.create")
    self.texts = texts
    attempt = Attempt(
      button: createButton, busyIndicator: busyIndicator, problemLabel: problemLabel, texts: texts,
      words: \.shortKey)
    super.init()
    title = texts[.newGroup]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, createButton, busyIndicator, problemLabel, emptyLabel, list,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(CandidateCell.self, forCellReuseIdentifier: "candidate")
    list.dataSource = self
    list.delegate = self
    nameField.addTarget(
      self, action: NewGroupViewController.updateButton, for: .editingChanged)
    createButton.addTarget(
      self, action: NewGroupViewController.create, for: .primaryActionTriggered)
    updateButton()
    following.follow(watching.contacts()) { [weak self] in
      self?.contacts = $0
      self?.show()
    }
  }

  private func show() {
    chosen.formIntersection((contacts.value ?? []).map(\.handle))
    let presentation = NewGroupPresentation(contacts, chosen: chosen, texts: texts)
    rows = presentation.rows
    emptyLabel.show(presentation.emptyText)
    list.reloadData()
    updateButton()
  }

  private func updateButton() {
    createButton.isEnabled =
      !attempt.isBusy && joining.mayCreateGroup(named: nameField.text, with: Array(chosen))
  }

  private func create() {
    let (name, handles) = (nameField.text, rows.map(\.handle).filter(chosen.contains))
    attempt.start { [joining] () async throws(Problem) in
      try await joining.createGroup(named: name, with: handles)
    } failed: { [weak self] _ in
      self?.updateButton()
    } done: { [weak self] conversation in
      self?.onCreate?(conversation)
    }
  }
}

extension NewGroupViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "candidate", for: row)
    (cell as? CandidateCell)?.show([rows[row].name, rows[row].mark], inRow: "newGroup.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    chosen.formSymmetricDifference([rows[row].handle])
    show()
  }
}

private final class CandidateCell: LabelsCell {
  override class var names: [String] { ["name", "chosen"] }
}
