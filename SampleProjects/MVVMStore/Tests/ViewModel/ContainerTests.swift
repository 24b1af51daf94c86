import MessengerHost
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("The view models that hold others") @MainActor
struct ContainerTests {
  @Test("show the login and the tabs by turns, and release what is gone")
  func root() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let root = backstage.assembly.root()
    weak var tabs: TabsViewModel?
    weak var chats: ChatsViewModel?
    if case .tabs(let shown) = root.screen { (tabs, chats) = (shown, shown.chats) }
    #expect(tabs != nil)
    backstage.services.session.end(with: .sessionExpired)
    await MainActor.settle()
    #expect(tabs == nil)
    #expect(chats == nil)
    guard case .login(let login) = root.screen else {
      Issue.record("There is no login.")
      return
    }
    #expect(login.errorText == "Your session has expired. Sign in again.")
  }

  @Test("keep the view model of a screen as long as that is shown, and release it then")
  func thread() async throws {
    let (backstage, _) = try await Backstage.signedIn(threads: .example("1"))
    let chats = makeChats(backstage)
    chats.select("1")
    weak var thread: ThreadViewModel?
    if case .thread(let shown) = chats.screen { thread = shown }
    await MainActor.settle()
    #expect(thread?.title == "Grace Hopper")
    #expect(chats.path.first.map { $0 == chats.screen } == true)
    chats.path = []
    await MainActor.settle()
    #expect(thread == nil)
    #expect(chats.screen == nil)
  }

  @Test("show another thread in the place of the one that is shown")
  func otherThread() async throws {
    let (backstage, _) = try await Backstage.signedIn(threads: .example("1"))
    let chats = makeChats(backstage)
    chats.select("1")
    let first = chats.path
    chats.select("1")
    #expect(chats.path.count == 1)
    #expect(chats.path != first)
  }

  @Test("leave the screen of a contact that is deleted, and release it")
  func contact() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let contacts = backstage.accountAssembly.contacts { _ in }
    await MainActor.settle()
    contacts.select("grace")
    weak var contact: ContactViewModel?
    if case .contact(let shown) = contacts.screen { contact = shown }
    contact?.delete()
    await MainActor.settle()
    #expect(contact == nil)
    #expect(contacts.rows.map(\.handle) == ["@turing"])
  }

  @Test("show a thread that is asked for, whatever is in front")
  func link() async throws {
    let (backstage, _) = try await Backstage.signedIn(threads: .example("1"))
    let tabs = backstage.accountAssembly.tabs()
    await MainActor.settle()
    tabs.tab = .contacts
    tabs.contacts.select("grace")
    guard case .contact(let contact) = tabs.contacts.screen else {
      Issue.record("There is no contact.")
      return
    }
    contact.isAsking = true
    await MainActor.settle()
    backstage.services.links.open("messenger://thread/1")
    await MainActor.settle()
    #expect(tabs.tab == .chats)
    #expect(tabs.chats.path.count == 1)
    #expect(!contact.isAsking)
  }

  @Test("show the receipt in the purchase's place")
  func receipt() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let receipt = WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")
    backstage.connection.replies = [
      .success(.packs([WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)])),
      .success(.receipt(receipt)),
    ]
    let stickers = backstage.accountAssembly.stickers()
    stickers.appear()
    await MainActor.settle()
    stickers.select("cats")
    weak var purchase: PurchaseViewModel?
    if case .purchase(let shown) = stickers.screen { purchase = shown }
    purchase?.card = "4242424242424242"
    purchase?.buy()
    await MainActor.settle()
    #expect(purchase == nil)
    guard case .receipt(let receipt) = stickers.screen else {
      Issue.record("There is no receipt.")
      return
    }
    receipt.done()
    await MainActor.settle()
    #expect(stickers.path.isEmpty)
    #expect(stickers.rows.map(\.owned) == ["Owned"])
  }

  private func makeChats(_ backstage: Backstage) -> ChatsViewModel {
    backstage.accountAssembly.chats(backstage.accountAssembly.chatsStore())
  }
}
