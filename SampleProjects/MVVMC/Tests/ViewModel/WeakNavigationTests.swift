import MessengerHost
import Testing

@testable import MVVMC

/// Who shows screens owns view models, so that these must not own whoever that is.
@Suite @MainActor
struct WeakNavigationTests {
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService(.loaded([Conversation("1")]))
  private let outbox = FakeOutboxService()
  private let drafts = FakeDraftsService()
  private let stickers = FakeStickersService()
  private let preferences = FakePreferencesService()

  @Test func noViewModelOfChatsKeepsItsNavigation() {
    let chats = ChatsViewModel(
      conversations: conversations, outbox: outbox, drafts: drafts, preferences: preferences)
    let thread = ThreadViewModel(
      "1", user: "ada",
      services: ThreadServices(
        conversations: conversations, histories: FakeHistoryService(), outbox: outbox,
        drafts: drafts, network: FakeNetworkStatus(), preferences: preferences))
    let newGroup = NewGroupViewModel(
      contacts: contacts, conversations: conversations, preferences: preferences)
    expectRelease { navigation in
      chats.navigation = navigation
      thread.navigation = navigation
      newGroup.navigation = navigation
    }
  }

  @Test func noViewModelOfContactsKeepsItsNavigation() {
    let list = ContactsViewModel(
      contacts: contacts, preferences: preferences,
      debouncer: Debouncer(clock: ManualClock(), delay: 0.3))
    let contact = ContactViewModel(
      contact: .grace, contacts: contacts, conversations: conversations, preferences: preferences)
    let newContact = NewContactViewModel(contacts: contacts, preferences: preferences)
    expectRelease { navigation in
      list.navigation = navigation
      contact.navigation = navigation
      newContact.navigation = navigation
    }
  }

  @Test func noViewModelOfStickersKeepsItsNavigation() {
    let list = StickersViewModel(stickers: stickers, preferences: preferences)
    let purchase = PurchaseViewModel(
      pack: StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false),
      sessions: FakeSessionService(.ada), stickers: stickers, preferences: preferences)
    let receipt = ReceiptViewModel(
      Receipt(number: 7, amount: 199, cardEnding: "4242"), preferences: preferences)
    expectRelease { navigation in
      list.navigation = navigation
      purchase.navigation = navigation
      receipt.navigation = navigation
    }
  }

  private func expectRelease(after use: (NavigationSpy) -> Void) {
    weak var released: NavigationSpy?
    do {
      let navigation = NavigationSpy()
      use(navigation)
      released = navigation
    }
    #expect(released == nil)
  }
}
