import MessengerHost
import Testing

@testable import MVVMC

/// Who shows screens owns view models, so that these must not own whoever that is.
@Suite @MainActor
struct WeakDelegateTests {
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService(.loaded([Conversation("1")]))
  private let outbox = FakeOutboxService()
  private let drafts = FakeDraftsService()
  private let stickers = FakeStickersService()
  private let preferences = FakePreferencesService()

  @Test func noViewModelOfChatsKeepsItsDelegate() {
    let chats = ChatsViewModel(
      conversations: conversations, outbox: outbox, drafts: drafts, preferences: preferences)
    let thread = ThreadViewModel(
      "1", user: "ada",
      services: ThreadServices(
        conversations: conversations, histories: FakeHistoryService(), outbox: outbox,
        drafts: drafts, network: FakeNetworkStatus(), preferences: preferences))
    let newGroup = NewGroupViewModel(
      contacts: contacts, conversations: conversations, preferences: preferences)
    expectRelease { delegate in
      chats.delegate = delegate
      thread.delegate = delegate
      newGroup.delegate = delegate
    }
  }

  @Test func noViewModelOfContactsKeepsItsDelegate() {
    let list = ContactsViewModel(
      contacts: contacts, preferences: preferences,
      debouncer: Debouncer(clock: ManualClock(), delay: 0.3))
    let contact = ContactViewModel(
      "grace", contacts: contacts, conversations: conversations, preferences: preferences)
    let newContact = NewContactViewModel(contacts: contacts, preferences: preferences)
    expectRelease { delegate in
      list.delegate = delegate
      contact.delegate = delegate
      newContact.delegate = delegate
    }
  }

  @Test func noViewModelOfStickersKeepsItsDelegate() {
    let list = StickersViewModel(stickers: stickers, preferences: preferences)
    let purchase = PurchaseViewModel("cats", stickers: stickers, preferences: preferences)
    let receipt = ReceiptViewModel(7, stickers: stickers, preferences: preferences)
    expectRelease { delegate in
      list.delegate = delegate
      purchase.delegate = delegate
      receipt.delegate = delegate
    }
  }

  private func expectRelease(after use: (DelegateSpy) -> Void) {
    weak var released: DelegateSpy?
    do {
      let delegate = DelegateSpy()
      use(delegate)
      released = delegate
    }
    #expect(released == nil)
  }
}
