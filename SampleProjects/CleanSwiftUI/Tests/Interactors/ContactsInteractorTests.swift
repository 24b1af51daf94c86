import Testing

@testable import CleanSwiftUI

@Suite("The contacts interactor") @MainActor
struct ContactsInteractorTests {
  private let business: Business
  private let adding = ScreenState<Done>()

  init() throws {
    business = try Business()
  }

  private var contacts: RealContactsInteractor { business.contacts }
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
    business.appState.routing.contactsPath = [.newContact]
    await contacts.add(name: " alan Turing ", handle: " @alan ", in: adding.subject)
    #expect(business.web.requests == ["add alan Turing alan"])
    #expect(shown == .loaded([.alan, .grace]))
    #expect(business.appState.routing.contactsPath == [])
    #expect(adding.value == .loaded(Done()))
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

  @Test("leaves the screen of a contact that is gone, and no other one")
  func leaves() async {
    business.appState.userData.contacts = .loaded([.alan, .grace])
    business.appState.routing.contactsPath = [.details("grace")]
    business.appState.routing.question = .delete("grace")
    business.web.contactList = [.grace]
    await contacts.load()
    #expect(business.appState.routing.contactsPath == [.details("grace")])
    #expect(business.appState.routing.question == .delete("grace"))
    business.web.contactList = []
    await contacts.load()
    #expect(business.appState.routing.contactsPath == [])
    #expect(business.appState.routing.question == nil)
  }
}
