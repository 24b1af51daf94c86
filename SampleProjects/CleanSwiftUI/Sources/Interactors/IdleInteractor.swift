/// An interactor that does nothing: what a view finds that nobody has given any.
@MainActor
struct IdleInteractor {}

extension IdleInteractor: SessionInteractor {
  func restore() {}
  func signIn(username: String, password: String, in login: LoadableSubject<Done>) {}
  func signOut() {}
  func expire() {}
  func rename(to name: String, in renaming: LoadableSubject<Account>) {}
  func connectionChanged(to status: ConnectionStatus) {}
}

extension IdleInteractor: ContactsInteractor {
  func load() {}
  func search(for text: String, in search: LoadableSubject<ContactSearch>) {}
  func repeatSearch(in search: LoadableSubject<ContactSearch>) {}
  func add(name: String, handle: String, in adding: LoadableSubject<Contact>) {}
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) {}
}

extension IdleInteractor: ChatsInteractor {
  func show(_ chat: Chat.ID) {}
  func receive(_ chat: Chat) {}
  func openChat(with handle: String, in opening: LoadableSubject<Chat.ID>) {}
  func createGroup(name: String, members: [Contact.ID], in creating: LoadableSubject<Chat.ID>) {}
  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) {}
}

extension IdleInteractor: MessagesInteractor {
  func open(_ chat: Chat.ID) {}
  func loadOlder(_ chat: Chat.ID) {}
  func receive(_ message: Message, in chat: Chat.ID) {}
  func reportReads() {}
  func saveDraft(_ text: String, in chat: Chat.ID) {}
  func sendDraft(in chat: Chat.ID) {}
  func retry(_ key: String) {}
  func sendWaiting() {}
}

extension IdleInteractor: SyncInteractor {
  func catchUp() {}
}

extension IdleInteractor: StickersInteractor {
  func load(in packs: LoadableSubject<[StickerPack]>) {}
  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Receipt>) {}
}

extension IdleInteractor: SettingsInteractor {
  func restore(language: DeviceSettings.Language) {}
  func change(to settings: DeviceSettings) {}
}
