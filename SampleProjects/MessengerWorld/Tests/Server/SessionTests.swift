import MessengerServer
import MessengerWire
import Testing

@Suite
struct SessionTests {
  private var world = ServerUnderTest()

  @Test(arguments: [
    ("ada", "lovelace", "Ada Lovelace", WireSession.Role.member),
    ("grace", "hopper", "Grace Hopper", .member), ("alan", "enigma", "Alan Turing", .member),
    ("guest", "guest", "Guest", .guest),
  ])
  func knows(handle: String, password: String, name: String, role: WireSession.Role) {
    var server = MessengerServer()
    let reply = server.handle(
      .signIn(username: handle, password: password), from: ServerUnderTest.nobody
    ).reply
    let session = WireSession(token: "session-1", name: name, handle: handle, role: role)
    #expect(reply == .session(session))
  }

  @Test(arguments: [("ada", "hopper"), ("nobody", "lovelace"), ("", ""), ("Ada", "lovelace")])
  mutating func refuses(username: String, password: String) {
    let reply = world.ask(
      .signIn(username: username, password: password), from: ServerUnderTest.nobody)
    #expect(reply == .refused(.wrongCredentials))
    #expect(world.ask(.threads, from: ServerUnderTest.nobody) == .refused(.sessionExpired))
  }

  @Test(arguments: [
    ClientRequest.signOut, .rename(name: "A"), .contacts, .addContact(name: "A", handle: "ada"),
    .removeContact(handle: "ada"), .threads, .createGroup(name: "G", members: ["ada"]),
    .leaveThread(id: "t"), .openThread(with: "ada"), .history(thread: "t", before: nil, limit: 1),
    .send(thread: "t", text: "Hi", key: "k"), .markRead(thread: "t", upTo: 1), .stickerPacks,
    .buyStickerPack(id: "cats", key: "k", card: "4242424242424242"), .resume(token: "session-99"),
  ])
  mutating func needsASession(request: ClientRequest) {
    #expect(world.ask(request, from: ServerUnderTest.nobody) == .refused(.sessionExpired))
  }

  @Test mutating func resumesOnAnotherConnection() {
    let reply = world.ask(.resume(token: "session-1"), from: ServerUnderTest.nobody)
    let session = WireSession(
      token: "session-1", name: "Ada Lovelace", handle: "ada", role: .member)
    #expect(reply == .session(session))
    #expect(world.ask(.threads, from: ServerUnderTest.nobody) == .threads([]))
  }

  @Test mutating func survivesItsConnection() {
    world.server.close(ServerUnderTest.ada)
    #expect(world.ask(.threads, from: ServerUnderTest.ada) == .refused(.sessionExpired))
    _ = world.ask(.resume(token: "session-1"), from: ServerUnderTest.ada)
    #expect(world.ask(.threads, from: ServerUnderTest.ada) == .threads([]))
  }

  @Test mutating func endsOnAllItsConnectionsAndNoOthers() {
    _ = world.ask(.resume(token: "session-1"), from: ServerUnderTest.nobody)
    let answer = world.server.handle(.signOut, from: ServerUnderTest.ada)
    #expect(
      answer
        == ServerAnswer(
          reply: .done, events: [.init(to: ServerUnderTest.nobody, .sessionEnded)]))
    #expect(world.ask(.threads, from: ServerUnderTest.ada) == .refused(.sessionExpired))
    #expect(world.ask(.threads, from: ServerUnderTest.nobody) == .refused(.sessionExpired))
    #expect(world.ask(.threads, from: ServerUnderTest.adasPhone) == .threads([]))
    let resumed = world.ask(.resume(token: "session-1"), from: ServerUnderTest.ada)
    #expect(resumed == .refused(.sessionExpired))
  }

  @Test mutating func renames() throws {
    _ = try world.openThread()
    let answer = world.server.handle(
      .rename(name: " Countess Lovelace\n"), from: ServerUnderTest.ada)
    let session = WireSession(
      token: "session-1", name: "Countess Lovelace", handle: "ada", role: .member)
    #expect(answer.reply == .session(session))
    #expect(
      answer.events.map(\.connection) == [ServerUnderTest.adasPhone, ServerUnderTest.grace])
    #expect(try world.threads(of: ServerUnderTest.grace).map(\.name) == ["Countess Lovelace"])
  }

  @Test(arguments: ["", " \n ", String(repeating: "a", count: 101)])
  mutating func refusesTheName(name: String) {
    #expect(
      world.ask(.rename(name: name), from: ServerUnderTest.ada)
        == .refused(.invalid(what: "name")))
  }
}
