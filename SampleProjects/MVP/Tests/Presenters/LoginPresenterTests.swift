import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The login's presenter") @MainActor
struct LoginPresenterTests {
  private let session = FakeSession(.signedOut(hasExpired: false))
  private let connection = FakeConnection()
  private let view = FakeView()

  @Test("leaves out the blanks around the username")
  func trims() async {
    let presenter = makePresenter()
    presenter.submit(username: " ada ", password: " lovelace ")
    await MainActor.settle()

    #expect(session.signIns == ["ada/ lovelace "])
  }

  @Test("tells what is missing, and asks nobody")
  func missing() async {
    let presenter = makePresenter()
    presenter.submit(username: "  ", password: "lovelace")
    #expect(view.error == "Enter your username.")
    presenter.submit(username: "ada", password: "")
    #expect(view.error == "Enter your password.")
    await MainActor.settle()

    #expect(session.signIns.isEmpty)
  }

  @Test("is busy until there is an answer, and tries once meanwhile")
  func busy() async {
    let presenter = makePresenter()
    presenter.submit(username: "ada", password: "lovelace")
    #expect(view.isBusy)
    presenter.submit(username: "ada", password: "lovelace")
    await MainActor.settle()

    #expect(!view.isBusy)
    #expect(session.signIns.count == 1)
  }

  @Test("clears the password only if it is wrong")
  func failures() async {
    let presenter = makePresenter()
    session.failure = .noConnection
    presenter.submit(username: "ada", password: "byron")
    await MainActor.settle()
    #expect(view.error == "No connection. Try again.")
    #expect(!view.isPasswordCleared)

    session.failure = .wrongCredentials
    presenter.submit(username: "ada", password: "byron")
    #expect(view.error == nil)
    await MainActor.settle()
    #expect(view.error == "Wrong username or password.")
    #expect(view.isPasswordCleared)
  }

  @Test("says that the session has expired, if it has")
  func expired() {
    _ = makePresenter()
    #expect(view.error == nil)
    session.state = .signedOut(hasExpired: true)
    _ = makePresenter()

    #expect(view.error == "Your session has expired. Sign in again.")
  }

  @Test("follows the network")
  func network() {
    let presenter = makePresenter()
    #expect(view.network == "Online")
    connection.status = .connecting
    #expect(view.network == "Connecting…")
    connection.status = .offline

    #expect(view.network == "Offline")
    withExtendedLifetime(presenter) {}
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == LoginLabels(
          title: "Messenger", username: "Username", password: "Password", submit: "Sign in"))
  }

  private func makePresenter() -> LoginPresenter {
    let presenter = LoginPresenter(
      session: session, connection: connection, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: FakeAttemptView, LoginViewInterface {
  private(set) var labels: LoginLabels?
  private(set) var network = ""
  private(set) var isPasswordCleared = false

  func showLabels(_ labels: LoginLabels) { self.labels = labels }
  func showNetwork(_ text: String) { network = text }
  func clearPassword() { isPasswordCleared = true }
}
