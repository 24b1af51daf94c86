import MessengerTexts
import Testing

@testable import Hexagonal

/// What the screens say, which is decided before a view shows it.
@Suite("What the screens say")
struct PresentationTests {
  private let texts = Texts(in: .english)

  @Test("a list is loading, failed or has its rows")
  func list() {
    let loading = ListPresentation(Loadable<[Int]>.loading, texts: texts)
    #expect(loading.isBusy && !loading.canRetry && loading.problem == nil)
    let failed = ListPresentation(Loadable<[Int]>.failed, texts: texts)
    #expect(!failed.isBusy && failed.canRetry && failed.problem == "Could not load.")
    let loaded = ListPresentation(Loadable.loaded([1]), texts: texts)
    #expect(!loaded.isBusy && !loaded.canRetry && loaded.problem == nil)
  }

  @Test("why a wish is not fulfilled comes before what could not be loaded")
  func wish() {
    let failed = ListPresentation(Loadable<[Int]>.failed, wish: .noConnection, texts: texts)
    #expect(failed.problem == "No connection. Try again.")
    #expect(failed.canRetry)
  }

  @Test("chats have their preview, their unread messages, and a badge")
  func chats() {
    let entries: [ConversationOverview.Entry] = [
      .init(id: "1", name: "Grace", preview: .draft("half"), unreadCount: 0),
      .init(id: "2", name: "Alan", preview: .message("Hello"), unreadCount: 2),
      .init(id: "3", name: "Engines", preview: nil, unreadCount: 1),
    ]
    let chats = ChatsPresentation(
      ConversationOverview(entries: .loaded(entries), unreadCount: 3), texts: texts)
    #expect(chats.rows.map(\.preview) == ["Draft: half", "Hello", nil])
    #expect(chats.rows.map(\.unread) == [nil, "2", "1"])
    #expect(chats.badge == "3")
    #expect(chats.list.emptyText == nil)
  }

  @Test("no chats are told, unless nobody knows yet")
  func noChats() {
    let none = ConversationOverview(entries: .loaded([]), unreadCount: 0)
    #expect(ChatsPresentation(none, texts: texts).list.emptyText == "No chats yet.")
    #expect(ChatsPresentation(none, texts: texts).badge == nil)
    let unknown = ConversationOverview(entries: .loading, unreadCount: 0)
    #expect(ChatsPresentation(unknown, texts: texts).list.emptyText == nil)
  }

  @Test("a message says what has become of it, and only one that failed can be sent again")
  func messages() {
    let deliveries: [ConversationDetails.Entry.Delivery?] = [nil, .sent, .sending, .failed]
    let details = ConversationDetails(
      name: "Engines", canBeLeft: true, hasOlder: true,
      entries: .loaded(
        deliveries.map {
          .init(key: "a", text: "Hi", senderName: $0 == nil ? "Grace" : nil, delivery: $0)
        }))
    let thread = ThreadPresentation(details, leaving: .noConnection, texts: texts)
    #expect(thread.rows.map(\.sender) == ["Grace", nil, nil, nil])
    #expect(thread.rows.map(\.status) == [nil, "Sent", "Sending…", "Failed"])
    #expect(thread.rows.map(\.canRetry) == [false, false, false, true])
    #expect(thread.canLeave && thread.hasOlder)
    #expect(thread.list.problem == "No connection. Try again.")
  }

  @Test("a search tells that nobody fits from that nobody is there")
  func contacts() {
    let noMatches = ContactsPresentation(.loaded(.noMatches), texts: texts)
    #expect(noMatches.noMatches == "No matches." && noMatches.list.emptyText == nil)
    let nobody = ContactsPresentation(.loaded(.noContacts), texts: texts)
    #expect(nobody.noMatches == nil && nobody.list.emptyText == "No contacts yet.")
    let grace = Contact(name: "Grace", handle: "grace")
    let found = ContactsPresentation(.loaded(.matches([grace])), texts: texts)
    #expect(found.rows == [.init(contact: grace, name: "Grace", handle: "@grace")])
    #expect(found.noMatches == nil && found.list.emptyText == nil)
  }

  @Test("who is chosen for a group is marked")
  func group() {
    let people = [
      Contact(name: "Alan", handle: "alan"), Contact(name: "Grace", handle: "grace"),
    ]
    let some = NewGroupPresentation(.loaded(people), chosen: ["grace"], texts: texts)
    #expect(some.rows.map(\.mark) == [nil, "✓"])
    #expect(some.emptyText == nil)
    let none = NewGroupPresentation(.loaded([]), chosen: [], texts: texts)
    #expect(none.emptyText == "No contacts yet.")
  }

  @Test("a pack has its price until it is owned")
  func stickers() {
    let dogs = StickerPack(id: "dogs", name: "Dogs", price: 5, isOwned: true)
    let stickers = StickersPresentation(.loaded([.cats, dogs]), texts: texts)
    #expect(stickers.rows.map(\.price) == ["$1.99", nil])
    #expect(stickers.rows.map(\.owned) == [nil, "Owned"])
  }
}
