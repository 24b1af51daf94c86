import MessengerTexts
import ScreenKit

/// Chooses the members of a new group.
final class NewGroupViewController: ViewController {
  var onCreate: ((String) -> Void)?

  private let joining: any JoiningConversations
  private let watching: any WatchingContacts
  private let nameField: TextField
  private let createButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let emptyLabel: Label
  private let list = ListView(identifier: "newGroup.list")
  private let problemLabel: ProblemLabel
  private let attempt: Attempt
  private let following = Following()
  private var contacts: [Contact] = []
  private var chosen: Set<String> = []

  init(joining: any JoiningConversations, watching: any WatchingContacts, texts: Texts) {
    self.joining = joining
    self.watching = watching
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    createButton = Button(texts[.createGroup], identifier: "newGroup.create")
    emptyLabel = Label(texts[.noContacts], identifier: "newGroup.empty")
    problemLabel = ProblemLabel(identifier: "newGroup.error", texts: texts)
    attempt = Attempt(
      button: createButton, busyIndicator: busyIndicator, problemLabel: problemLabel)
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
    following.follow(watching.contacts()) { [weak self] in self?.show($0) }
  }

  private func show(_ loadable: Loadable<[Contact]>) {
    contacts = loadable.value ?? []
    chosen.formIntersection(contacts.map(\.handle))
    emptyLabel.isHidden = loadable.value?.isEmpty != true
    list.reloadData()
    updateButton()
  }

  private func updateButton() {
    createButton.isEnabled =
      !attempt.isBusy && joining.mayCreateGroup(named: nameField.text, with: Array(chosen))
  }

  private func create() {
    let (name, handles) = (nameField.text, contacts.map(\.handle).filter(chosen.contains))
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
    contacts.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "candidate", for: row)
    let mark = chosen.contains(contacts[row].handle) ? "✓" : nil
    (cell as? CandidateCell)?.show([contacts[row].name, mark], inRow: "newGroup.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    chosen.formSymmetricDifference([contacts[row].handle])
    listView.reloadData()
    updateButton()
  }
}

private final class CandidateCell: LabelsCell {
  override class var names: [String] { ["name", "chosen"] }
}
