import MessengerTexts
import ScreenKit

/// Lets the user name a group and choose its members.
final class NewGroupViewController: ViewController {
  /// Called with the thread of the new group.
  var onCreate: ((Chat.ID) -> Void)?

  private let contacts: ContactBook
  private let chats: ChatList
  private let texts: Texts
  private let newGroupView: NewGroupView
  private var chosen: Set<Contact.ID> = []

  init(contacts: ContactBook, chats: ChatList, texts: Texts) {
    self.contacts = contacts
    self.chats = chats
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
    newGroupView.onEdit = { [weak self] in self?.showWhetherItCanCreate() }
    newGroupView.onSelect = { [weak self] in self?.toggle($0) }
    contacts.changes.add(self) { $0.show() }
    show()
  }

  private var members: [Contact] { contacts.all.filter { chosen.contains($0.id) } }

  private func toggle(_ id: Contact.ID) {
    chosen.formSymmetricDifference([id])
    show()
  }

  private func create() {
    newGroupView.error = nil
    setBusy(true)
    chats.createGroup(named: newGroupView.name, with: members) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Chat, RequestError>) {
    setBusy(false)
    switch result {
    case .success(let chat): onCreate?(chat.id)
    case .failure(let error): newGroupView.error = error.message(in: texts)
    }
  }

  private func setBusy(_ isBusy: Bool) {
    newGroupView.isBusy = isBusy
    showWhetherItCanCreate()
  }

  private func show() {
    newGroupView.rows = contacts.all.map {
      MemberRow(id: $0.id, name: $0.name, isChosen: chosen.contains($0.id))
    }
    showWhetherItCanCreate()
  }

  private func showWhetherItCanCreate() {
    newGroupView.canCreate =
      !newGroupView.isBusy && !newGroupView.name.trimmed.isEmpty && members.count >= 2
  }
}
