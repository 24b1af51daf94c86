import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct SessionTests {
  private let connection = ConnectionFake()
  private let store: Store
  private let session: Session
  private let errors = Recorder<SignInError?>()

  init() async throws {
    await MainActor.settle()
    store = Store(try Database.inMemory())
    session = Session(
      connection: connection, network: NetworkStatus(connection), store: store)
  }

  private func signIn(_ username: String = "ada", _ password: String = "secret") async {
    session.signIn(username: username, password: password) { [errors] in errors.record($0) }
    await MainActor.settle()
  }

  @Test func signsIn() async {
    await signIn(" ada ")
    await connection.answer(.session(SignedInModel.wireSession))
    #expect(connection.requests.first == .signIn(username: "ada", password: "secret"))
    #expect(session.account?.profile.name == "Ada")
    #expect(errors.values == [nil])
  }

  @Test func loadsAtOnceOnTheConnectionThatItWasStartedOn() async {
    await signIn()
    await connection.answer(.session(SignedInModel.wireSession))
    #expect(connection.requests.dropFirst() == [.contacts, .threads])
  }

  @Test func asksNobodyAboutEmptyFields() async {
    await signIn(" ")
    await signIn("ada", "")
    #expect(errors.values == [.missingUsername, .missingPassword])
    #expect(connection.requests.isEmpty)
  }

  @Test func saysWhyNobodyIsSignedIn() async {
    await signIn()
    await connection.answer(.refused(.wrongCredentials))
    #expect(errors.values == [.wrongCredentials])
    #expect(session.account == nil)
  }

  @Test func forgetsEverythingOfTheAccountWhenItEnds() async throws {
    let model = try await SignedInModel()
    model.account.drafts["thread"] = "Hello"
    model.session.signOut()
    #expect(model.session.account == nil)
    #expect(!model.session.hasExpired)
    #expect(model.store[.session] == nil)
    #expect(model.store[.drafts] == nil)
  }

  @Test func endsWhenTheServerSaysSo() async throws {
    let model = try await SignedInModel()
    await model.connection.tell(.sessionEnded)
    #expect(model.session.account == nil)
    #expect(model.session.hasExpired)
  }

  @Test func letsGoOfTheAccountWhenItEnds() async throws {
    weak var account: Account?
    do {
      let model = try await SignedInModel()
      account = model.account
      model.session.signOut()
    }
    #expect(account == nil)
  }

  @Test func takesOverTheNameThatTheServerKnows() async throws {
    let model = try await SignedInModel()
    model.connection.reply = { _ in
      .session(WireSession(token: "t", name: "Countess", handle: "ada", role: .member))
    }
    await model.connection.become(.offline)
    await model.connection.become(.online)
    #expect(model.account.profile.name == "Countess")
    #expect(model.store[.session]?.name == "Countess")
  }

  @Test func renamesTheUser() async throws {
    let model = try await SignedInModel()
    let errors = Recorder<RenameError?>()
    model.account.profile.rename(to: " ") { errors.record($0) }
    model.connection.reply = { _ in .refused(.invalid(what: "name")) }
    model.account.profile.rename(to: "A name that is too long") { errors.record($0) }
    await MainActor.settle()
    #expect(errors.values == [.missingName, .nameTooLong])
    #expect(model.account.profile.name == "Ada")
  }
}
