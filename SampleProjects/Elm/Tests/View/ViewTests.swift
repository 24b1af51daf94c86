import MessengerHost
import ScreenKit
import Testing

@testable import Elm

/// A view is a function of the model: any state can be shown without going there.
@Suite("A view") @MainActor
final class ViewTests {
  private let window = Window()
  private var messages: [AppMessage] = []
  private lazy var screen = AppWindow(window) { [weak self] in self?.messages.append($0) }

  @Test("shows the login as its model says")
  func login() async {
    var model = AppModel(.none)
    model.stage = .signedOut(
      SignedOutModel(
        login: LoginModel(
          username: "ada", password: "byron", attempt: .failed(.wrongCredentials)),
        connection: .online))
    await show(model)
    #expect(text("login.username") == "ada")
    #expect(text("login.error") == "Wrong username or password.")
    #expect(window.visibleView("login.busy") == nil)
  }

  @Test("says what the user does, and changes nothing by itself")
  func sendsMessages() async throws {
    var home = HomeModel(AccountMemory(session: .ada), link: .up)
    home.tab = .settings
    await show(home)
    try window.enter("Countess", into: "settings.name")
    await MainActor.settle()
    #expect(
      messages == [.home(.settings(.nameChanged("Countess")), session: "session-1")])
    #expect(text("settings.name") == "Ada Lovelace")
  }

  @Test("shows a receipt to somebody who has bought nothing")
  func receipt() async throws {
    var home = HomeModel(AccountMemory(session: .ada), link: .up)
    home.tab = .stickers
    home.stickers.pages.go(to: .paid(Receipt(number: 7, amount: 205, cardEnding: "4242")))
    await show(home)
    #expect(text("receipt.amount") == "$2.05")
    try window.tap("receipt.done")
    #expect(messages == [.home(.stickers(.doneTapped), session: "session-1")])
  }

  @Test("asks what the model asks, until it does not")
  func question() async throws {
    var home = HomeModel(AccountMemory(session: .ada, contacts: [.grace]), link: .up)
    home.tab = .contacts
    home.contacts.pages.go(to: .contact(ContactModel(contact: .grace, activity: .asking)))
    await show(home)
    #expect(text("alert.title") == "Delete Grace?")
    home.contacts.pages.page = nil
    await show(home)
    #expect(window.visibleView("alert.title") == nil)
  }

  @Test("speaks the language and has the looks that were chosen")
  func preferences() async {
    var model = AppModel(.none)
    model.chosenPreferences = Preferences(
      appearance: .dark, textSize: .large, language: .chinese)
    await show(model)
    #expect(text("login.submit") == "登录")
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.contentSizeCategory == .accessibilityLarge)
  }

  private func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  private func show(_ home: HomeModel) async {
    var model = AppModel(.none)
    model.stage = .signedIn(home)
    await show(model)
  }

  private func show(_ model: AppModel) async {
    screen.show(model)
    await MainActor.settle()
  }
}
