import MessengerServer
import MessengerWire
import Testing

@Suite
struct ThreadTests {
  private var world = ServerUnderTest()
  private let ada = WirePerson(name: "Ada Lovelace", handle: "ada")
  private let grace = WirePerson(name: "Grace Hopper", handle: "grace")

  @Test mutating func opensOneThreadBetweenTwo() throws {
    let answer = world.server.handle(.openThread(with: "grace"), from: ServerUnderTest.ada)
    guard case .thread(let adas) = answer.reply else { throw Unexpected(reply: answer.reply) }
    #expect(adas.kind == .direct)
    #expect(adas.name == "Grace Hopper")
    #expect(adas.members == [ada, grace])
    var graces = adas
    graces.name = "Ada Lovelace"
    #expect(
      answer.events == [
        .init(to: ServerUnderTest.adasPhone, .threadChanged(thread: adas)),
        .init(to: ServerUnderTest.grace, .threadChanged(thread: graces)),
      ])
    let again = world.server.handle(.openThread(with: "ada"), from: ServerUnderTest.grace)
    #expect(again == ServerAnswer(reply: .thread(graces), events: []))
  }

  @Test mutating func refusesToOpen() {
    let unknown = world.ask(.openThread(with: "nobody"), from: ServerUnderTest.ada)
    #expect(unknown == .refused(.unknownHandle))
    let own = world.ask(.openThread(with: "ada"), from: ServerUnderTest.ada)
    #expect(own == .refused(.invalid(what: "with")))
  }

  @Test mutating func createsAGroup() throws {
    let request = ClientRequest.createGroup(name: " Pioneers ", members: ["grace", "ada", "grace"])
    let answer = world.server.handle(request, from: ServerUnderTest.ada)
    guard case .thread(let group) = answer.reply else { throw Unexpected(reply: answer.reply) }
    #expect(group.kind == .group)
    #expect(group.name == "Pioneers")
    #expect(group.members == [ada, grace])
    #expect(
      answer.events == [
        .init(to: ServerUnderTest.adasPhone, .threadChanged(thread: group)),
        .init(to: ServerUnderTest.grace, .threadChanged(thread: group)),
      ])
  }

  @Test(arguments: [
    (" ", ["grace"], Refusal.invalid(what: "name")), ("G", [], .invalid(what: "members")),
    ("G", ["ada"], .invalid(what: "members")), ("G", ["grace", "nobody"], .unknownHandle),
  ])
  mutating func refusesTheGroup(name: String, members: [String], refusal: Refusal) throws {
    let answer = world.server.handle(
      .createGroup(name: name, members: members), from: ServerUnderTest.ada)
    #expect(answer == ServerAnswer(reply: .refused(refusal), events: []))
    #expect(try world.threads(of: ServerUnderTest.ada).isEmpty)
  }

  @Test mutating func leavesAGroup() throws {
    let id = try world.createGroup()
    let answer = world.server.handle(.leaveThread(id: id), from: ServerUnderTest.grace)
    #expect(answer.reply == .done)
    #expect(
      answer.events.map(\.connection)
        == [ServerUnderTest.ada, ServerUnderTest.adasPhone, ServerUnderTest.alan])
    #expect(try world.threads(of: ServerUnderTest.grace).isEmpty)
    let members = try world.threads(of: ServerUnderTest.ada).map { $0.members.map(\.handle) }
    #expect(members == [["ada", "alan"]])
    let again = world.ask(.leaveThread(id: id), from: ServerUnderTest.grace)
    #expect(again == .refused(.notFound))
  }

  @Test mutating func tellsTheLeaversOtherConnections() throws {
    let id = try world.createGroup()
    let events = world.events(of: .leaveThread(id: id), from: ServerUnderTest.ada)
    guard case .threadChanged(let thread) = events.first?.event else {
      Issue.record("Nobody was told: \(events)")
      return
    }
    #expect(events.first?.connection == ServerUnderTest.adasPhone)
    #expect(thread.members.map(\.handle) == ["grace", "alan"])
  }

  @Test mutating func keepsThreadsBetweenTwo() throws {
    let id = try world.openThread()
    #expect(world.ask(.leaveThread(id: id), from: ServerUnderTest.ada) == .refused(.notAllowed))
    let stranger = world.ask(.leaveThread(id: id), from: ServerUnderTest.alan)
    #expect(stranger == .refused(.notFound))
  }

  @Test mutating func listsTheLatestActivityFirst() throws {
    let direct = try world.openThread()
    let group = try world.createGroup()
    #expect(try world.threads(of: ServerUnderTest.ada).map(\.id) == [group, direct])
    _ = world.ask(.send(thread: direct, text: "Hello", key: "1"), from: ServerUnderTest.grace)
    #expect(try world.threads(of: ServerUnderTest.ada).map(\.id) == [direct, group])
  }
}
