import MessengerHost
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("The other services") @MainActor
struct ServiceTests {
  @Test("have the contacts in the order of their names, whoever comes and goes")
  func contacts() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    #expect(await contacts(of: account)?.map(\.name) == ["alan", "Grace"])
    backstage.connection.reply = .success(.contact(WirePerson(name: "Bea", handle: "bea")))
    #expect(await account.contacts.add(try NewContact(name: "Bea", handle: "bea")) == nil)
    #expect(await contacts(of: account)?.map(\.name) == ["alan", "Bea", "Grace"])
    #expect(await account.contacts.delete("turing") == nil)
    #expect(await contacts(of: account)?.map(\.name) == ["Bea", "Grace"])
    backstage.connection.reply = .success(.refused(.handleTaken))
    #expect(await account.contacts.add(try NewContact(name: "A", handle: "a")) == .handleTaken)
    backstage.connection.reply = .failure(.lost)
    await account.contacts.load()
    #expect(await contacts(of: account)?.count == 2)
  }

  @Test("have no contact again that was deleted while an older list was on its way")
  func lateContacts() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let connection = backstage.connection
    connection.replies = [
      .success(.contacts([.grace, .alan])), .success(.done), .success(.contacts([.alan])),
    ]
    connection.hold()
    let loading = Task { await account.contacts.load() }
    await MainActor.settle()
    let deleting = Task { await account.contacts.delete("grace") }
    await MainActor.settle()
    await connection.releaseNewest()
    #expect(await deleting.value == nil)
    await connection.release()
    await loading.value
    #expect(connection.requests == [.contacts, .removeContact(handle: "grace"), .contacts])
    #expect(await contacts(of: account)?.map(\.name) == ["alan"])
  }

  @Test("pay under one key until the server has said yes or no")
  func purchase() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    let card = try CardNumber("4242424242424242")
    let receipt = WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")
    backstage.connection.replies = [
      .success(.packs([WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)])),
      .failure(.lost), .success(.refused(.cardDeclined)), .success(.receipt(receipt)),
    ]
    await account.stickers.load()
    #expect(await account.stickers.buy("cats", with: card) == .failure(.noConnection))
    #expect(await account.stickers.buy("cats", with: card) == .failure(.cardDeclined))
    #expect(await account.stickers.buy("cats", with: card) == .success(.one))
    let keys = backstage.connection.requests.compactMap {
      if case .buyStickerPack(_, let key, _) = $0 { key } else { nil }
    }
    #expect(keys == ["key 1", "key 1", "key 2"])
    for await packs in account.stickers.changes() {
      #expect(packs.value?.map(\.isOwned) == [true])
      break
    }
  }

  @Test("remember a link until it is followed, and the last one if there are several")
  func links() async {
    let links = LinkService()
    links.open("messenger://thread/1")
    links.open("messenger://settings")
    #expect(await waiting(in: links)?.conversation == "1")
    guard let first = ThreadLink("messenger://thread/1") else { return }
    links.open("messenger://thread/2")
    links.forget(first)
    #expect(await waiting(in: links)?.conversation == "2")
    links.forgetAll()
    #expect(await waiting(in: links) == nil)
  }

  @Test("keep the preferences")
  func preferences() {
    let backstage = Backstage()
    #expect(backstage.services.preferences.preferences == Preferences())
    backstage.services.preferences.choose(.appearance(.dark))
    backstage.services.preferences.choose(.language(.simplifiedChinese))
    let chosen = Preferences(appearance: .dark, language: .simplifiedChinese)
    #expect(backstage.services.preferences.preferences == chosen)
    #expect(PreferencesService(archive: backstage.archive, defaults: .init()).preferences == chosen)
  }

  @Test("tell of each other value, and of the present one first")
  func values() async {
    let current = CurrentValue(1)
    let values = current.values()
    current.value = 1
    current.value = 2
    var heard: [Int] = []
    for await value in values {
      heard.append(value)
      if value == 2 { break }
    }
    #expect(heard == [1, 2])
  }

  private func contacts(of account: AccountServices) async -> [Contact]? {
    for await contacts in account.contacts.changes() { return contacts.value }
    return nil
  }

  private func waiting(in links: LinkService) async -> ThreadLink? {
    for await link in links.changes() { return link }
    return nil
  }
}
