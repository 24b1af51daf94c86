import MessengerTexts

/// Lets the user choose a name and the members of a new group.
@MainActor
final class NewGroupPresenter: NewGroupPresenterInterface {
  private static let mark = "✓"

  weak var view: (any NewGroupViewInterface)?

  private let contacts: any ContactsModelInterface
  private let threads: any ThreadsModelInterface
  private let texts: Texts
  private weak var navigation: (any ChatsNavigation)?
  private let attempt = Attempt()
  private var name = ""
  private var chosenHandles: Set<String> = []

  /// What the rows of the view stand for.
  private var shown: [Contact] = []

  init(
    contacts: any ContactsModelInterface, threads: any ThreadsModelInterface,
    navigation: any ChatsNavigation, texts: Texts
  ) {
    self.contacts = contacts
    self.threads = threads
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      NewGroupLabels(
        title: texts[.newGroup], name: texts[.groupName], create: texts[.createGroup]))
    contacts.observe(by: self) { $0.groupChanged() }
    attempt.follow { [weak self] in self?.show($0) }
    groupChanged()
  }

  func editName(_ text: String) {
    name = text
    groupChanged()
  }

  func select(row: Int) {
    chosenHandles.formSymmetricDifference([shown[row].handle])
    groupChanged()
  }

  func create() {
    attempt.start { [threads, group] () async throws(Failure) in
      try await threads.create(group)
    } failed: { [texts] in
      texts.explanation(of: $0)
    } done: { [weak self] in
      self?.navigation?.showThread($0)
    }
  }

  /// The group of those who are chosen and still among the contacts.
  private var group: NewGroup {
    let handles = (contacts.contacts.value ?? []).map(\.handle)
    return NewGroup(name: name, members: handles.filter(chosenHandles.contains))
  }

  private func groupChanged() {
    attempt.isComplete = group.isComplete
  }

  private func show(_ state: AttemptState) {
    shown = contacts.contacts.value ?? []
    // The list of contacts tells what becomes of loading them; here are those that there are.
    view?.showContacts(
      ListContent(
        rows: shown.map { contact in
          MemberRow(
            name: contact.name,
            mark: chosenHandles.contains(contact.handle) ? Self.mark : nil)
        }, isBusy: state.isUnderWay,
        note: contacts.contacts == .loaded([]) ? texts[.noContacts] : nil, error: state.error))
    view?.enableCreating(state.canStart)
  }
}
