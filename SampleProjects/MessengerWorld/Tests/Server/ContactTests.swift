import MessengerServer
import MessengerWire
import Testing

@Suite
struct ContactTests {
  private var world = ServerUnderTest()

  @Test mutating func addsContacts() {
    let alan = WirePerson(name: "Alan", handle: "alan")
    let grace = WirePerson(name: "Amazing Grace", handle: "grace")
    let second = world.ask(
      .addContact(name: " Amazing Grace ", handle: "grace"), from: ServerUnderTest.ada)
    #expect(second == .contact(grace))
    let first = world.ask(.addContact(name: "Alan", handle: "alan"), from: ServerUnderTest.ada)
    #expect(first == .contact(alan))
    #expect(world.ask(.contacts, from: ServerUnderTest.ada) == .contacts([alan, grace]))
    #expect(world.ask(.contacts, from: ServerUnderTest.grace) == .contacts([]))
  }

  @Test mutating func refusesToAdd() {
    _ = world.ask(.addContact(name: "Grace", handle: "grace"), from: ServerUnderTest.ada)
    for (name, handle, refusal) in [
      ("Grace", "grace", Refusal.handleTaken), ("Nobody", "nobody", .unknownHandle),
      ("Me", "ada", .invalid(what: "handle")), (" ", "alan", .invalid(what: "name")),
    ] {
      let answer = world.server.handle(
        .addContact(name: name, handle: handle), from: ServerUnderTest.ada)
      #expect(answer == ServerAnswer(reply: .refused(refusal), events: []))
    }
    let contacts = [WirePerson(name: "Grace", handle: "grace")]
    #expect(world.ask(.contacts, from: ServerUnderTest.ada) == .contacts(contacts))
  }

  @Test mutating func removesContacts() {
    _ = world.ask(.addContact(name: "Grace", handle: "grace"), from: ServerUnderTest.ada)
    #expect(world.ask(.removeContact(handle: "grace"), from: ServerUnderTest.ada) == .done)
    #expect(world.ask(.contacts, from: ServerUnderTest.ada) == .contacts([]))
    let again = world.ask(.removeContact(handle: "grace"), from: ServerUnderTest.ada)
    #expect(again == .refused(.notFound))
  }

  @Test mutating func tellsTheOtherConnectionsOfTheOwner() {
    let told = [ServerAnswer.Delivery(to: ServerUnderTest.adasPhone, .contactsChanged)]
    let add = ClientRequest.addContact(name: "Grace", handle: "grace")
    #expect(world.events(of: add, from: ServerUnderTest.ada) == told)
    let remove = ClientRequest.removeContact(handle: "grace")
    #expect(world.events(of: remove, from: ServerUnderTest.ada) == told)
  }
}
