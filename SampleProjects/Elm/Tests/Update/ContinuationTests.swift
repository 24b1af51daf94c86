import Testing

@testable import Elm

/// An update decides what a reply means before it is asked for: a command carries the message.
@Suite("A reply becomes")
struct ContinuationTests {
  @Test("what the update has said that it becomes, with what belongs to the question")
  mutating func ofTheQuestion() throws {
    var contacts = ContactsModel(all: .loaded([.alan]))
    contacts.revision = 3
    let list = try #require(contacts.update(.retryTapped).commands.command(for: .contacts))
    #expect(
      list.message(for: .success(.contacts([.grace])))
        == .loaded(.success([.grace]), revision: 3))

    _ = contacts.update(.contactChosen("alan"))
    _ = contacts.update(.contact(.deleteTapped))
    let deletion = try #require(contacts.update(.contact(.deleteConfirmed)).commands.first)
    #expect(
      deletion.message(for: .success(.done))
        == .deleted(handle: "alan", failure: nil, visit: 1))
    #expect(
      deletion.message(for: .failure(.noConnection))
        == .deleted(handle: "alan", failure: .noConnection, visit: 1))
  }

  @Test("that of the page, the text or the purchase that was asked for")
  mutating func ofTheChats() throws {
    var chats = ChatsUnderTest()
    let open = chats.update(.conversationChosen("grace"))
    #expect(
      open.first?.message(for: .success(.messages([.from("grace", 1)])))
        == .pageLoaded(.success([.from("grace", 1)]), conversation: "grace", before: nil))

    chats.send(.thread(.draftChanged("Hello")))
    let text = OutgoingText(key: "key-1", conversation: "grace", text: "Hello")
    #expect(
      chats.update(.thread(.sendTapped)).first?.message(for: .failure(.refused))
        == .sent(.failure(.refused), text))
  }

  @Test("a refusal, if it is of another kind than was asked for")
  func anotherKind() {
    var settings = SettingsModel(name: "Ada")
    #expect(
      settings.update(.saveTapped).commands.first?.message(for: .success(.done))
        == .renamed(.failure(.refused)))
  }

  @Test("one of the session that has asked, on its way up")
  func ofTheSession() {
    var app = AppUnderTest.signedIn()
    let command = app.send(.home(.tabSelected(.stickers), session: "session-1")).first
    #expect(
      command?.message(for: .success(.packs([.cats])))
        == .home(.stickers(.loaded(.success([.cats]), revision: 0)), session: "session-1"))
  }

  @Test("the end of the session, whatever was asked, if the server does not know it any more")
  func theEndOfTheSession() {
    let messages: [HomeMessage] = [
      .tabSelected(.stickers), .settings(.saveTapped), .contacts(.retryTapped),
      .chats(.retryTapped),
    ]
    for message in messages {
      var app = AppUnderTest.signedIn()
      app.sendHome(.contacts(.loaded(.success([]), revision: 0)))
      app.sendHome(.chats(.loaded(.success([]), revision: 0)))
      let command = app.send(.home(message, session: "session-1")).first
      #expect(
        command?.message(for: .failure(.sessionExpired)) == .sessionExpired(session: "session-1"))
    }
  }

  @Test("nothing, if nobody waits for it")
  func nothing() {
    var app = AppUnderTest.signedIn()
    let commands = app.send(.home(.settings(.signOutTapped), session: "session-1"))
    #expect(commands.command(for: .signOut)?.message(for: .success(.done)) == nil)
  }
}
