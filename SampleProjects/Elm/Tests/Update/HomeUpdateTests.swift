import Testing

@testable import Elm

@Suite("The update of whoever is signed in")
struct HomeUpdateTests {
  private let known = AccountMemory(
    session: .ada, contacts: [.alan, .grace], conversations: [.grace])

  @Test("gives up what is not known when the connection is gone")
  func offline() {
    var app = AppUnderTest.signedIn()
    app.send(.connectionChanged(.offline))
    #expect(app.home?.contacts.all == .failed)
    #expect(app.home?.chats.inbox.conversations == .failed)
    #expect(app.home?.link == .offline)
  }

  @Test(
    "asks in the name of the user only on a connection that knows the session",
    arguments: [
      (.offline, .resumed(.success(.ada)), .offline),
      (.resuming, .resumed(.failure(.noConnection)), .notResumed),
      (.resuming, .resumed(.success(.ada)), .up),
    ] as [(SessionLink, HomeMessage, SessionLink)])
  func resumes(before: SessionLink, message: HomeMessage, after: SessionLink) {
    var keys = Keys(seed: "key")
    var home = HomeModel(known, link: before)
    let commands = home.update(message, keys: &keys).commands
    #expect(home.link == after)
    #expect(commands.requests().contains(.conversations) == (after == .up))
  }

  @Test("leaves what concerns the whole app to its parent")
  func out() {
    var keys = Keys(seed: "key")
    var home = HomeModel(known, link: .up)
    #expect(
      home.update(.settings(.appearanceChosen(.dark)), keys: &keys).out
        == .preferenceChosen(.appearance(.dark)))
    #expect(home.update(.settings(.signOutTapped), keys: &keys).out == .signedOut)
    #expect(home.update(.news(.sessionEnded), keys: &keys).out == .sessionEnded)
    #expect(home.update(.tabSelected(.settings), keys: &keys).out == nil)
  }

  @Test("knows the user by a name as soon as it is saved")
  func renamed() {
    var app = AppUnderTest.signedIn()
    let countess = Account(name: "Countess", handle: "ada", mayBuy: true)
    app.sendHome(.settings(.renamed(.success(countess))))
    #expect(app.home?.session.account == countess)
  }

  @Test("loads the contacts anew when they have changed elsewhere")
  func contactsChanged() {
    var app = AppUnderTest.signedIn(known)
    // The answer that is waited for does not know of it.
    #expect(app.sendHome(.news(.contactsChanged)).isEmpty)
    #expect(app.sendHome(.contacts(.loaded(.success([]), revision: 0))) == [.contacts])
    #expect(app.home?.contacts.all == .loading(known: [.alan, .grace]))
    app.sendHome(.contacts(.loaded(.success([.grace]), revision: 1)))
    #expect(app.home?.contacts.all == .loaded([.grace]))
    #expect(app.sendHome(.news(.contactsChanged)) == [.contacts])
  }

  @Test("follows a link to a conversation that is known at once, from wherever")
  func followsKnownLink() {
    var app = AppUnderTest(.memory(known))
    app.sendHome(.tabSelected(.contacts))
    app.sendHome(.contacts(.contactChosen("grace")))
    app.sendHome(.contacts(.contact(.deleteTapped)))
    app.send(.linkOpened(.conversation("grace")))
    #expect(app.home?.tab == .chats)
    #expect(app.home?.chats.openConversation == "grace")
    #expect(
      app.home?.contacts.pages.page == .contact(ContactModel(contact: .grace)))
  }

  @Test("follows a link to another conversation when the server has told of it")
  func waitsForConversation() {
    var app = AppUnderTest.signedIn()
    app.send(.linkOpened(.conversation("grace")))
    #expect(app.home?.chats.openConversation == nil)
    app.sendHome(.chats(.loaded(.success([.grace]), revision: 0)))
    #expect(app.home?.chats.openConversation == "grace")
  }

  @Test("forgets a link that leads nowhere")
  func forgetsLink() {
    var app = AppUnderTest.signedIn()
    app.send(.linkOpened(.conversation("nowhere")))
    app.sendHome(.chats(.loaded(.success([.grace]), revision: 0)))
    #expect(app.home?.awaitedConversation == nil)
    #expect(app.home?.chats.openConversation == nil)
  }

  @Test("keeps a link for after the login")
  func keepsLink() {
    var app = AppUnderTest()
    app.send(.linkOpened(.conversation("grace")))
    _ = app.signIn()
    #expect(app.home?.awaitedConversation == "grace")
  }

  @Test("opens the conversation with a contact that is known without asking")
  func opensKnownConversation() {
    var app = AppUnderTest(.memory(known))
    app.sendHome(.tabSelected(.contacts))
    app.sendHome(.contacts(.contactChosen("grace")))
    #expect(app.sendHome(.contacts(.contact(.messageTapped))).isEmpty)
    #expect(app.home?.tab == .chats)
    #expect(app.home?.chats.openConversation == "grace")
  }

  @Test("asks for the conversation with a contact, and shows it if the user still waits there")
  func opensNewConversation() throws {
    for (tab, isShown) in [(HomeTab.contacts, true), (.settings, false)] {
      var app = AppUnderTest.signedIn(
        AccountMemory(session: .ada, contacts: [.grace], conversations: []))
      app.sendHome(.tabSelected(.contacts))
      app.sendHome(.contacts(.contactChosen("grace")))
      let commands = app.send(
        .home(.contacts(.contact(.messageTapped)), session: Session.ada.token))
      let command = try #require(commands.command(for: .openConversation(with: "grace")))
      app.sendHome(.tabSelected(tab))
      app.send(try #require(command.message(for: .success(.conversation(.grace)))))
      #expect((app.home?.chats.openConversation == "grace") == isShown)
      #expect(app.home?.chats.inbox.conversation("grace") != nil)
    }
  }

  @Test("loads the stickers whenever their list comes into view")
  func loadsStickers() {
    var app = AppUnderTest.signedIn()
    #expect(app.sendHome(.tabSelected(.stickers)) == [.packs])
    #expect(app.sendHome(.stickers(.loaded(.success([.cats]), revision: 0))).isEmpty)
    #expect(app.sendHome(.stickers(.packChosen("cats"))).isEmpty)
    #expect(app.sendHome(.stickers(.wentBack)) == [.packs])
  }
}
