import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of the contacts") @MainActor
struct ContactsPresenterTests {
  private let contacts = FakeContacts()
  private let timer = FakeTimer()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("searches 0.3 seconds after the last change of the text")
  func waits() async {
    let presenter = makePresenter()
    presenter.search("gra")
    await timer.advance(by: 0.2)
    presenter.search("ala")
    await timer.advance(by: 0.2)
    #expect(view.names == ["Alan", "Grace"])
    await timer.advance(by: 0.1)

    #expect(view.names == ["Alan"])
  }

  @Test("opens the contact that is shown in the row")
  func opens() async {
    let presenter = makePresenter()
    presenter.search("gra")
    presenter.select(row: 0)
    await timer.advance(by: 0.3)
    presenter.select(row: 0)

    #expect(navigation.steps == ["contact Alan", "contact Grace"])
  }

  @Test("goes on with a search when the contacts change")
  func changes() async {
    let presenter = makePresenter()
    presenter.search("ala")
    await timer.advance(by: 0.3)
    contacts.contacts = .loaded([.alan, Contact(name: "Alastair", handle: "al"), .grace])

    #expect(view.names == ["Alan", "Alastair"])
  }

  @Test("says that none fits only if there are any")
  func noMatches() async {
    let presenter = makePresenter()
    presenter.search("babbage")
    await timer.advance(by: 0.3)
    #expect(view.noMatches == "No matches.")
    #expect(view.content == ListContent())
    contacts.contacts = .loaded([])

    #expect(view.noMatches == nil)
    #expect(view.content == ListContent(note: "No contacts yet."))
  }

  @Test("does not wait for a search that nobody sees any more")
  func ends() async {
    var presenter: ContactsPresenter? = makePresenter()
    presenter?.search("gra")
    presenter = nil
    await timer.advance(by: 0.3)

    #expect(view.names == ["Alan", "Grace"])
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == ContactsLabels(title: "Contacts", search: "Search", add: "Add contact"))
  }

  private func makePresenter() -> ContactsPresenter {
    let presenter = ContactsPresenter(
      contacts: contacts, timer: timer, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: ContactsViewInterface {
  private(set) var labels: ContactsLabels?
  private(set) var content = ListContent<ContactRow>()
  private(set) var noMatches: String?

  var names: [String] { content.rows.map(\.name) }

  func showContacts(_ content: ListContent<ContactRow>) { self.content = content }
  func showNoMatches(_ text: String?) { noMatches = text }
  func showLabels(_ labels: ContactsLabels) { self.labels = labels }
}
