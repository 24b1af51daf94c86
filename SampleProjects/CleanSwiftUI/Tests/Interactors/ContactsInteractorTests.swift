import MessengerHost
import Testing

@testable import CleanSwiftUI

@Suite("The contacts interactor") @MainActor
struct ContactsInteractorTests {
  private let business: Business
  private let adding = ScreenState<Contact>()

  init() throws {
    business = try Business()
  }

  private var contacts: ContactsInteractor { business.interactors.contacts }
  private var shown: Loadable<[Contact]> { business.appState.userData.contacts }

  @Test("sorts by name, ignoring case, and keeps them for the next launch")
  func loads() async {
    business.web.contactList = [.grace, .alan]
    await contacts.load()
    #expect(shown == .loaded([.alan, .grace]))
    business.appState.userData.contacts = .notRequested
    contacts.restore()
    #expect(shown == .loaded([.alan, .grace]))
  }

  @Test("shows what was there while it loads, and after it has failed")
  func failsQuietly() async {
    business.appState.userData.contacts = .loaded([.grace])
    business.web.problem = .noConnection
    business.web.beforeReply = { [appState = business.appState] in
      #expect(appState.userData.contacts == .isLoading(last: [.grace]))
    }
    await contacts.load()
    #expect(shown == .loaded([.grace]))
  }

  @Test("says that it could not load if there is nothing to show")
  func fails() async {
    business.web.problem = .noConnection
    await contacts.load()
    #expect(shown == .failed(.noConnection))
  }

  @Test("asks for nothing before the server knows the session")
  func notReady() async {
    business.appState.system.isSessionReady = false
    await contacts.load()
    #expect(business.web.requests == [])
  }

  @Test("does not show a late reply to the next user")
  func lateReply() async {
    business.web.contactList = [.grace]
    business.web.beforeReply = { [business] in business.handOver(to: .alan) }
    await contacts.load()
    #expect(shown == .notRequested)
  }

  @Test("leaves out blanks and the at sign of a new contact")
  func adds() async {
    business.appState.userData.contacts = .loaded([.grace])
    await contacts.add(name: " alan Turing ", handle: " @alan ", in: adding.subject)
    #expect(business.web.requests == ["add alan Turing alan"])
    #expect(shown == .loaded([.alan, .grace]))
    #expect(adding.value == .loaded(.alan))
  }

  @Test(
    "tells what is missing without a request",
    arguments: [(" ", "grace", Problem.missingName), ("Grace", " @ ", .missingHandle)])
  func missing(name: String, handle: String, problem: Problem) async {
    await contacts.add(name: name, handle: handle, in: adding.subject)
    #expect(adding.value == .failed(problem))
    #expect(business.web.requests == [])
  }

  @Test("removes a contact once the server has")
  func deletes() async {
    let deleting = ScreenState<Done>()
    business.appState.userData.contacts = .loaded([.alan, .grace])
    business.web.problem = .noConnection
    await contacts.delete("grace", in: deleting.subject)
    #expect(deleting.value == .failed(.noConnection))
    #expect(shown == .loaded([.alan, .grace]))
    business.web.problem = nil
    await contacts.delete("grace", in: deleting.subject)
    #expect(deleting.value == .loaded(Done()))
    #expect(shown == .loaded([.alan]))
  }

  @Test("searches when the user pauses, and for nothing that is typed over")
  func searches() async {
    await MainActor.settle()
    business.appState.userData.contacts = .loaded([.alan, .grace])
    let search = ScreenState<ContactSearch>()
    let first = Task { [contacts] in await contacts.search(for: "alan", in: search.subject) }
    await business.clock.advance(by: 0.2)
    first.cancel()
    Task { [contacts] in await contacts.search(for: " GRA ", in: search.subject) }
    await business.clock.advance(by: 0.29)
    #expect(search.value == .notRequested)
    await business.clock.advance(by: 0.01)
    #expect(search.value == .loaded(ContactSearch(text: "GRA", found: [.grace])))
  }

  @Test("finds everybody at first, and repeats a search among other contacts")
  func repeatsSearch() {
    business.appState.userData.contacts = .loaded([.alan])
    let search = ScreenState<ContactSearch>()
    contacts.repeatSearch(in: search.subject)
    #expect(search.value == .loaded(ContactSearch(found: [.alan])))
    search.value = .loaded(ContactSearch(text: "gra"))
    business.appState.userData.contacts = .loaded([.alan, .grace])
    contacts.repeatSearch(in: search.subject)
    #expect(search.value == .loaded(ContactSearch(text: "gra", found: [.grace])))
  }
}
