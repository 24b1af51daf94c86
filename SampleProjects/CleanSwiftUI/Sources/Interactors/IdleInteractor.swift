/// An interactor that does nothing: what a view finds that nobody has given any.
@MainActor
struct IdleInteractor {}

extension IdleInteractor: SessionInteractor {
  func signIn(username: String, password: String, in login: LoadableSubject<Done>) {}
  func signOut() {}
  func rename(to name: String, in renaming: LoadableSubject<Done>) {}
}

extension IdleInteractor: ContactsInteractor {
  func load() {}
  func add(name: String, handle: String, in adding: LoadableSubject<Done>) {}
  func delete(_ contact: Contact.ID, in deleting: LoadableSubject<Done>) {}
}

extension IdleInteractor: ChatsInteractor {
  func show(_ chat: Chat.ID) {}
  func openChat(with contact: Contact.ID, in opening: LoadableSubject<Done>) {}
  func createGroup(name: String, members: [Contact.ID], in creating: LoadableSubject<Done>) {}
  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) {}
}

extension IdleInteractor: MessagesInteractor {
  func open(_ chat: Chat.ID) {}
  func loadOlder(_ chat: Chat.ID) {}
  func saveDraft(_ text: String, in chat: Chat.ID) {}
  func sendDraft(in chat: Chat.ID) {}
  func retry(_ key: String) {}
}

extension IdleInteractor: SyncInteractor {
  func restore() {}
  func run() {}
  func catchUp() {}
}

extension IdleInteractor: StickersInteractor {
  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Done>) {}
}

extension IdleInteractor: SettingsInteractor {
  func restore(language: DeviceSettings.Language) {}
  func change(to settings: DeviceSettings) {}
}
