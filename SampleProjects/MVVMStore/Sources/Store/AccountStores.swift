import MessengerHost

/// Makes the stores of the screens behind the login: each has a state and an effect handler.
///
/// What a screen does to others, such as leaving itself, is handed in by whoever shows it.
@MainActor
struct AccountStores {
  let services: AppServices
  let account: AccountServices
  let user: Account
  let clock: any AppClock

  func tabs() -> Store<TabsState> {
    Store(TabsState(), handler: TabsEffectHandler(chats: account.chats, links: services.links))
  }

  func settings() -> Store<SettingsState> {
    Store(
      SettingsState(account: user),
      handler: SettingsEffectHandler(
        session: services.session, preferences: services.preferences, links: services.links))
  }
}

// MARK: - Chats

extension AccountStores {
  func chats() -> Store<ChatsState> {
    Store(ChatsState(), handler: ChatsEffectHandler(chats: account.chats))
  }

  func thread(_ id: String) -> Store<ThreadState> {
    Store(
      ThreadState(),
      handler: ThreadEffectHandler(
        id: id, chats: account.chats, messages: account.messages, outbox: account.outbox))
  }

  func newGroup(
    showThread: @escaping @MainActor (_ id: String) -> Void
  ) -> Store<NewGroupState> {
    Store(
      NewGroupState(),
      handler: NewGroupEffectHandler(
        contacts: account.contacts, chats: account.chats, showThread: showThread))
  }
}

// MARK: - Contacts

extension AccountStores {
  func contacts() -> Store<ContactsState> {
    Store(
      ContactsState(), handler: ContactsEffectHandler(contacts: account.contacts, clock: clock))
  }

  func contact(
    _ contact: Contact, showThread: @escaping @MainActor (_ id: String) -> Void,
    finish: @escaping @MainActor () -> Void
  ) -> Store<ContactState> {
    Store(
      ContactState(contact: contact),
      handler: ContactEffectHandler(
        contacts: account.contacts, chats: account.chats, showThread: showThread, finish: finish))
  }

  func newContact(finish: @escaping @MainActor () -> Void) -> Store<NewContactState> {
    Store(
      NewContactState(),
      handler: NewContactEffectHandler(contacts: account.contacts, finish: finish))
  }
}

// MARK: - Stickers

extension AccountStores {
  func stickers() -> Store<StickersState> {
    Store(StickersState(), handler: StickersEffectHandler(stickers: account.stickers))
  }

  func purchase(
    _ pack: StickerPack, show: @escaping @MainActor (Receipt) -> Void
  ) -> Store<PurchaseState> {
    Store(
      PurchaseState(pack: pack, isAllowed: user.mayBuy),
      handler: PurchaseEffectHandler(stickers: account.stickers, show: show))
  }

  func receipt(
    _ receipt: Receipt, finish: @escaping @MainActor () -> Void
  ) -> Store<ReceiptState> {
    Store(ReceiptState(receipt: receipt), handler: ReceiptEffectHandler(finish: finish))
  }
}
