import MessengerTexts

/// Lets the user choose a name and the members of a new group.
@MainActor
final class NewGroupPresenter: NewGroupPresenterInterface {
  /// With fewer others there would be no need for a group.
  private static let fewestOthers = 2

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
    view.map(attempt.connect)
    contacts.observe(by: self) { $0.showContacts() }
    showContacts()
  }

  func editName(_ text: String) {
    name = text.trimmed
    showWhetherComplete()
  }

  func select(row: Int) {
    chosenHandles.formSymmetricDifference([shown[row].handle])
    showContacts()
  }

  func create() {
    guard isComplete else { return }
    attempt.start { [threads, name, members] () async throws(Failure) in
      try await threads.createGroup(name: name, members: members)
    } failed: { [weak self, texts] in
      self?.showWhetherComplete()
      return texts.explanation(of: $0)
    } done: { [weak self] in
      self?.navigation?.showThread($0)
    }
  }

  /// Those who are chosen and still among the contacts.
  private var members: [String] {
    shown.map(\.handle).filter(chosenHandles.contains)
  }

  private var isComplete: Bool {
    !name.isEmpty && members.count >= Self.fewestOthers
  }

  private func showContacts() {
    shown = contacts.contacts.value ?? []
    // The list of contacts tells what becomes of loading them; here are those that there are.
    let isEmpty = contacts.contacts == .loaded([])
    let rows = shown.map { MemberRow(name: $0.name, isChosen: chosenHandles.contains($0.handle)) }
    view?.showContacts(isEmpty ? .empty : .rows(rows))
    showWhetherComplete()
  }

  private func showWhetherComplete() {
    view?.enableCreating(isComplete && !attempt.isUnderWay)
  }
}
