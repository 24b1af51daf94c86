import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a new group") @MainActor
struct NewGroupPresenterTests {
  private let contacts = FakeContacts()
  private let threads = FakeThreads()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("needs a name and two others")
  func complete() {
    let presenter = makePresenter()
    presenter.editName("Engines")
    presenter.select(row: 0)
    #expect(!view.isCreatingEnabled)
    presenter.select(row: 1)
    #expect(view.isCreatingEnabled)
    presenter.editName("  ")

    #expect(!view.isCreatingEnabled)
  }

  @Test("shows who is chosen, and takes a choice back")
  func chooses() {
    let presenter = makePresenter()
    presenter.select(row: 1)
    #expect(view.marks == [nil, "✓"])
    presenter.select(row: 1)

    #expect(view.marks == [nil, nil])
  }

  @Test("does not count who is no longer among the contacts")
  func forgets() {
    let presenter = makeCompletePresenter()
    contacts.contacts = .loaded([.grace])

    #expect(!view.isCreatingEnabled)
    withExtendedLifetime(presenter) {}
  }

  @Test("makes the group, and shows its thread")
  func creates() async {
    let presenter = makeCompletePresenter()
    presenter.create()
    #expect(view.content.isBusy)
    #expect(!view.isCreatingEnabled)
    await MainActor.settle()

    #expect(threads.created == ["Engines: alan, grace"])
    #expect(navigation.steps == ["thread new"])
  }

  @Test("can try again after a failure")
  func fails() async {
    let presenter = makeCompletePresenter()
    threads.failure = .refused
    presenter.create()
    await MainActor.settle()

    #expect(view.content.error == "Something went wrong. Try again later.")
    #expect(view.isCreatingEnabled)
    #expect(navigation.steps.isEmpty)
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == NewGroupLabels(title: "New group", name: "Name of the group", create: "Create"))
  }

  private func makePresenter() -> NewGroupPresenter {
    let presenter = NewGroupPresenter(
      contacts: contacts, threads: threads, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }

  private func makeCompletePresenter() -> NewGroupPresenter {
    let presenter = makePresenter()
    presenter.editName(" Engines ")
    presenter.select(row: 0)
    presenter.select(row: 1)
    return presenter
  }
}

private final class FakeView: NewGroupViewInterface {
  private(set) var labels: NewGroupLabels?
  private(set) var content = ListContent<MemberRow>()
  private(set) var isCreatingEnabled = false

  var marks: [String?] { content.rows.map(\.mark) }

  func showLabels(_ labels: NewGroupLabels) { self.labels = labels }
  func showContacts(_ content: ListContent<MemberRow>) { self.content = content }
  func enableCreating(_ isEnabled: Bool) { isCreatingEnabled = isEnabled }
}
