import MessengerTexts
import ScreenKit

/// Lets the user name a group and choose its members.
final class NewGroupViewController: ViewController {
  /// Called with the chat of the new group.
  var onCreate: ((Chat.ID) -> Void)?

  private let group: NewGroup
  private let texts: Texts
  private let newGroupView: NewGroupView

  init(_ group: NewGroup, texts: Texts) {
    self.group = group
    self.texts = texts
    newGroupView = NewGroupView(texts: texts)
    super.init()
    title = texts[.newGroup]
  }

  override func loadView() {
    view = newGroupView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    newGroupView.onCreate = { [weak self] in self?.create() }
    newGroupView.onEdit = { [weak self] in self?.editName() }
    newGroupView.onSelect = { [group] in group.toggle($0) }
    group.delegate = self
    show()
  }

  private func editName() {
    group.name = newGroupView.name
  }

  private func create() {
    newGroupView.error = nil
    group.create { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Chat, RequestError>) {
    switch result {
    case .success(let chat): onCreate?(chat.id)
    case .failure(let error): newGroupView.error = error.message(in: texts)
    }
  }

  private func show() {
    let chosen = Set(group.members.map(\.id))
    newGroupView.rows = group.candidates.map {
      MemberRow(id: $0.id, name: $0.name, isChosen: chosen.contains($0.id))
    }
    newGroupView.isBusy = group.isBeingCreated
    newGroupView.canCreate = group.canCreate
  }
}

// MARK: - NewGroupDelegate

extension NewGroupViewController: NewGroupDelegate {
  func newGroupDidChange(_ group: NewGroup) {
    show()
  }
}
