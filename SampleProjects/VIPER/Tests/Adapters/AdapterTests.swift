import Testing

@testable import VIPER

@Suite("An adapter") @MainActor
struct AdapterTests {
  @Test(
    "turns preferences into choices, and back",
    arguments: Preferences.Appearance.allCases, Preferences.TextSize.allCases)
  func choices(appearance: Preferences.Appearance, textSize: Preferences.TextSize) {
    for language in Preferences.Language.allCases {
      let manager = PreferencesStub()
      let original = Preferences(appearance: appearance, textSize: textSize, language: language)
      let choices = Choices(original)
      SettingsPreferencesAdapter(preferences: manager).choose(choices)
      #expect(manager.preferences == original)
      #expect(SettingsPreferencesAdapter(preferences: manager).choices == choices)
    }
  }

  @Test("tells the root how the device looks")
  func device() {
    let manager = PreferencesStub()
    manager.preferences = Preferences(appearance: .dark, textSize: .large, language: .english)
    #expect(
      RootPreferencesAdapter(manager: manager).preferences
        == DevicePreferences(isDark: true, textSize: .large, language: "english"))
  }

  @Test("makes of a conversation what the list, the thread and a link need of it")
  func conversation() {
    let manager = ConversationsStub()
    manager.conversations = [.example("7", last: .example(3), unread: 2)]
    #expect(
      ChatListConversationAdapter(conversations: manager).chats == [
        Chat(id: "7", name: "Thread 7", lastText: "Message 3", unreadCount: 2)
      ])
    #expect(
      ThreadDetailsAdapter(conversations: manager).details(of: "7")
        == ThreadDetails(
          name: "Thread 7", isGroup: false,
          members: [
            ThreadMember(handle: "grace", name: "Grace"), ThreadMember(handle: "ada", name: "Ada"),
          ]))
    #expect(ThreadDetailsAdapter(conversations: manager).details(of: "8") == nil)
    #expect(RootThreadAdapter(conversations: manager).hasThread("7"))
    #expect(!RootThreadAdapter(conversations: manager).hasThread("8"))
  }

  @Test("makes of a sticker pack what the list and the purchase need of it")
  func stickers() async throws {
    let manager = StickersStub()
    #expect(
      try await StickerListAdapter(stickers: manager).load() == [
        ListedPack(id: "cats", name: "Cats", cents: 199, isOwned: true)
      ])
    let shop = PurchaseShopAdapter(stickers: manager)
    #expect(shop.pack("cats") == PackForSale(name: "Cats", price: 199, isOwned: true))
    #expect(shop.pack("dogs") == nil)
    #expect(
      try await shop.buy("cats", card: "4242")
        == Payment(number: 1, amount: 199, cardEnding: "4242"))
  }
}

private struct StickersStub: StickerManaging {
  private let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)

  func pack(_ id: String) -> StickerPack? { id == cats.id ? cats : nil }
  func load() async throws(ServiceError) -> [StickerPack] { [cats] }

  func buy(_ id: String, card: String) async throws(ServiceError) -> Receipt {
    Receipt(number: 1, amount: 199, cardEnding: card)
  }
}

@MainActor
private final class PreferencesStub: PreferencesManaging {
  var preferences = Preferences(language: .english)

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {}

  func change(_ body: (inout Preferences) -> Void) { body(&preferences) }
}

@MainActor
private final class ConversationsStub: ConversationManaging {
  var conversations: [Conversation]?
  let hasFailed = false
  let isUpToDate = false

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {}

  func conversation(_ id: String) -> Conversation? { conversations?.first { $0.id == id } }
  func reload() async {}
  func open(with handle: String) async throws(ServiceError) -> String { throw .refused }

  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String {
    throw .refused
  }

  func leave(_ id: String) async throws(ServiceError) {}
}
