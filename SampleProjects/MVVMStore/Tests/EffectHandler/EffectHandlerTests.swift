import MessengerHost
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("Effects") @MainActor
struct EffectHandlerTests {
  @Test("wait until the user has not typed for 0.3 seconds")
  func pause() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let clock = backstage.clock
    let handler = ContactsEffectHandler(contacts: account.contacts, clock: clock)
    let pause = Task { await events(of: .pause(search: "g"), by: handler) }
    await clock.advance(by: 0.29)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: 0.01)
    #expect(await pause.value == [.searchPaused])
  }

  @Test("have no outcome when they are cancelled")
  func cancelled() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let handler = ContactsEffectHandler(contacts: account.contacts, clock: backstage.clock)
    let pause = Task { await events(of: .pause(search: "g"), by: handler) }
    await MainActor.settle()
    pause.cancel()
    #expect(await pause.value.isEmpty)
  }

  @Test("are done although the screen that asked for them is gone")
  func cancelledRequest() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let handler = NewContactEffectHandler(contacts: account.contacts) {}
    backstage.connection.reply = .success(.contact(WirePerson(name: "Bea", handle: "bea")))
    backstage.connection.hold()
    let contact = try NewContact(name: "Bea", handle: "bea")
    let adding = Task { await events(of: .add(contact), by: handler) }
    await MainActor.settle()
    adding.cancel()
    await backstage.connection.release()
    for await contacts in account.contacts.changes() {
      #expect(contacts.value?.count == 3)
      break
    }
  }

  @Test("say nothing of a login that succeeds, and why one fails")
  func signIn() async throws {
    let backstage = Backstage()
    let handler = LoginEffectHandler(session: backstage.services.session)
    let credentials = try Credentials(username: "ada", password: "byron")
    backstage.connection.replies = [
      .success(.refused(.wrongCredentials)), .success(.session(.ada)),
    ]
    #expect(await events(of: .signIn(credentials), by: handler) == [.refused(.wrongCredentials)])
    #expect(await events(of: .signIn(credentials), by: handler).isEmpty)
    #expect(backstage.services.session.status == .signedIn(.ada))
  }

  @Test("of a contact open and delete, and lead away")
  func contact() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    var (threads, finishes) = ([String](), 0)
    let handler = ContactEffectHandler(
      contacts: account.contacts, chats: account.chats,
      showThread: { threads.append($0) }, finish: { finishes += 1 })
    backstage.connection.replies = [.success(.thread(.example("7"))), .success(.done)]
    #expect(
      await events(of: .openThread(handle: "grace"), by: handler) == [.threadOpened(.success("7"))])
    #expect(await events(of: .delete(handle: "grace"), by: handler) == [.deleted(nil)])
    _ = await events(of: .showThread(id: "7"), by: handler)
    _ = await events(of: .finish, by: handler)
    #expect(threads == ["7"])
    #expect(finishes == 1)
  }

  @Test("of a thread follow what is said, for as long as somebody listens")
  func thread() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1", messages: 1))
    let handler = ThreadEffectHandler(
      id: "1", chats: account.chats, messages: account.messages, outbox: account.outbox)
    var heard: [ThreadEvent] = []
    let follow = try #require(handler.perform(.followContents) { heard.append($0) })
    let following = Task { await follow() }
    await MainActor.settle()
    _ = await events(of: .saveDraft("Dear"), by: handler)
    await MainActor.settle()
    let drafts = heard.map { event -> String? in
      if case .contentsChanged(let contents) = event { contents?.draft } else { nil }
    }
    #expect(drafts == ["", "Dear"])
    following.cancel()
    await MainActor.settle()
    _ = await events(of: .saveDraft("Late"), by: handler)
    #expect(heard.count == 2)

    backstage.connection.reply = .success(.page(.example(1)))
    #expect(await events(of: .load, by: handler) == [.loaded(nil)])
    backstage.connection.reply = .failure(.lost)
    #expect(await events(of: .load, by: handler) == [.loaded(.noConnection)])
    #expect(await events(of: .leave, by: handler) == [.left(.noConnection)])
  }

  @Test("of the tabs lead to a thread, and forget the link that was followed")
  func tabs() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let links = backstage.services.links
    var threads: [String] = []
    let handler = TabsEffectHandler(chats: account.chats, links: links) { threads.append($0) }
    links.open("messenger://thread/1")
    _ = await events(of: .forget(try #require(await waiting(in: links))), by: handler)
    #expect(await waiting(in: links) == nil)
    _ = await events(of: .showThread(id: "1"), by: handler)
    #expect(threads == ["1"])
  }

  @Test("of the settings choose one preference, and leave the others")
  func preferences() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let services = backstage.services
    let handler = SettingsEffectHandler(
      session: services.session, preferences: services.preferences, links: services.links)
    _ = await events(of: .choose(.appearance(.dark)), by: handler)
    _ = await events(of: .choose(.textSize(.large)), by: handler)
    #expect(
      services.preferences.preferences == Preferences(appearance: .dark, textSize: .large))
  }

  @Test("of the settings forget the link that waits, and sign out")
  func signOut() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let services = backstage.services
    let handler = SettingsEffectHandler(
      session: services.session, preferences: services.preferences, links: services.links)
    services.links.open("messenger://thread/1")
    _ = await events(of: .forgetLinks, by: handler)
    #expect(await waiting(in: services.links) == nil)
    #expect(services.session.status == .signedIn(.ada))
    _ = await events(of: .signOut, by: handler)
    #expect(services.session.status == .signedOut(nil))
  }

  private func waiting(in links: LinkService) async -> ThreadLink? {
    for await link in links.changes() { return link }
    return nil
  }

  private func events<Handler: EffectHandler>(
    of effect: Handler.Effect, by handler: Handler
  ) async -> [Handler.Event] {
    var events: [Handler.Event] = []
    await handler.perform(effect) { events.append($0) }?()
    return events
  }
}
