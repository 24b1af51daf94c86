import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct ContactsViewModelTests {
  private let clock = ManualClock()
  private let contacts = FakeContactsService(.loaded([.alan, .grace]))
  private let delegate = DelegateSpy()
  private let viewModel: ContactsViewModel

  init() {
    viewModel = ContactsViewModel(
      contacts: contacts, preferences: FakePreferencesService(),
      debouncer: Debouncer(clock: clock, delay: 0.3))
    viewModel.delegate = delegate
  }

  private var handles: [String] { viewModel.rows.map(\.handle) }

  @Test func showsHandlesAsTheyAreWritten() {
    #expect(handles == ["@turing", "@grace"])
  }

  @Test func searchesWhenTheUserHasPaused() async {
    viewModel.searchText = " gra "
    await clock.advance(by: 0.29)
    #expect(handles == ["@turing", "@grace"])
    await clock.advance(by: 0.01)
    #expect(handles == ["@grace"])
  }

  @Test func everyChangeBeginsThePauseAnew() async {
    viewModel.searchText = "g"
    await clock.advance(by: 0.2)
    viewModel.searchText = "tur"
    await clock.advance(by: 0.2)
    #expect(handles == ["@turing", "@grace"])
    await clock.advance(by: 0.1)
    #expect(handles == ["@turing"])
  }

  @Test func theSearchStaysWhenContactsChange() async {
    viewModel.searchText = "gra"
    await clock.advance(by: 0.3)
    contacts.contacts = .loaded([.alan, .grace, Contact(name: "Graham", handle: "gg")])
    #expect(handles == ["@grace", "@gg"])
  }

  @Test func noMatchesIsNotTheSameAsNoContacts() async {
    viewModel.searchText = "nobody"
    await clock.advance(by: 0.3)
    #expect(viewModel.noMatchesText == "No matches.")
    #expect(viewModel.status.emptyText == nil)
    contacts.contacts = .loaded([])
    #expect(viewModel.noMatchesText == nil)
    #expect(viewModel.status.emptyText == "No contacts yet.")
  }

  @Test func itsPauseEndsWithIt() async {
    var other: ContactsViewModel? = ContactsViewModel(
      contacts: contacts, preferences: FakePreferencesService(),
      debouncer: Debouncer(clock: clock, delay: 0.3))
    other?.searchText = "a"
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    other = nil
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test func tellsItsDelegateWhereATapLeads() throws {
    viewModel.select(try #require(viewModel.rows.last))
    viewModel.beginContact()
    #expect(delegate.steps == ["contact grace", "new contact"])
  }
}
