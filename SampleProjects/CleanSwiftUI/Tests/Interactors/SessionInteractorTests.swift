import Testing

@testable import CleanSwiftUI

@Suite("The session interactor") @MainActor
struct SessionInteractorTests {
  private let login = ScreenState<Done>()

  @Test("leaves the session in the state, for the views to show the tabs")
  func signsIn() async throws {
    let business = try Business(nil)
    await business.session.signIn(
      username: " ada ", password: " pass ", in: login.subject)
    #expect(business.web.requests == ["signIn ada  pass "])
    #expect(business.appState.userData.session == .ada)
    #expect(business.appState.system.isSessionReady)
    #expect(login.value == .loaded(Done()))
    #expect(RealSessionDBRepository(store: business.store).session() == .ada)
  }

  @Test("begins without anything that was kept of somebody else")
  func cleanStart() async throws {
    let business = try Business(nil)
    RealContactsDBRepository(store: business.store).save([.grace])
    business.appState.userData.drafts = ["1": "half"]
    await business.session.signIn(
      username: "ada", password: "lovelace", in: login.subject)
    #expect(business.appState.userData.drafts == [:])
    #expect(RealContactsDBRepository(store: business.store).contacts() == nil)
  }

  @Test(
    "tells what is missing without a request",
    arguments: [(" ", "pass", Problem.missingUsername), ("ada", "", .missingPassword)])
  func missing(username: String, password: String, problem: Problem) async throws {
    let business = try Business(nil)
    await business.session.signIn(
      username: username, password: password, in: login.subject)
    #expect(login.value == .failed(problem))
    #expect(business.web.requests == [])
  }

  @Test("forgets that the last session has expired as soon as the user tries again")
  func triesAgain() async throws {
    let business = try Business(nil)
    business.appState.system.sessionHasExpired = true
    await business.session.signIn(username: "", password: "", in: login.subject)
    #expect(login.value == .failed(.missingUsername))
    #expect(!business.appState.system.sessionHasExpired)
  }

  @Test("does not sign in twice at a time")
  func haste() async throws {
    let business = try Business(nil)
    login.value = .isLoading(last: nil)
    await business.session.signIn(username: "ada", password: "x", in: login.subject)
    #expect(business.web.requests == [])
  }

  @Test("takes up the session on a new connection before it is ready")
  func resumes() async throws {
    let business = try Business()
    let appState = business.appState
    business.web.beforeReply = { #expect(!appState.system.isSessionReady) }
    await business.session.connectionChanged(to: .online)
    #expect(business.web.requests == ["resume token-ada"])
    #expect(appState.system.isSessionReady)
    #expect(appState.system.connection == .online)
  }

  @Test("does not resume for the next user")
  func lateResume() async throws {
    let business = try Business()
    business.web.beforeReply = { business.handOver(to: .alan) }
    await business.session.connectionChanged(to: .online)
    #expect(business.appState.userData.session == .alan)
    #expect(!business.appState.system.isSessionReady)
  }

  @Test("forgets everything of the user when the server does not know the session")
  func expires() async throws {
    let business = try Business()
    business.appState.userData.contacts = .loaded([.grace])
    business.appState.routing.tab = .settings
    business.web.problem = .sessionExpired
    await business.contacts.load()
    #expect(business.appState.userData.session == nil)
    #expect(business.appState.userData.contacts == .notRequested)
    #expect(business.appState.routing.tab == .chats)
    #expect(business.appState.system.sessionHasExpired)
    #expect(RealSessionDBRepository(store: business.store).session() == nil)
  }

  @Test("signs out without a connection, and tells the server if there is one")
  func signsOut() async throws {
    let online = try Business()
    await online.session.signOut()
    #expect(online.web.requests == ["signOut"])
    let offline = try Business()
    offline.appState.system.isSessionReady = false
    await offline.session.signOut()
    #expect(offline.web.requests == [])
    #expect(offline.appState.userData.session == nil)
    #expect(!offline.appState.system.sessionHasExpired)
  }

  @Test("renames the account, without the blanks around the name")
  func renames() async throws {
    let business = try Business()
    let renaming = ScreenState<Done>()
    await business.session.rename(to: " Countess ", in: renaming.subject)
    #expect(business.web.requests == ["rename Countess"])
    #expect(business.appState.userData.session?.account.name == "Countess")
    #expect(renaming.value == .loaded(Done()))
  }
}
