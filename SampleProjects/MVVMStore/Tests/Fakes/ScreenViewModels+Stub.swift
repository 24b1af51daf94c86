@testable import MVVMStore

extension ChatsViewModel {
  /// A list whose effects do nothing but what a test says, as those of the form above it do.
  static func stub(_ handler: StubHandler<ChatsState>) -> ChatsViewModel {
    let words = SharedViewModels.speaking().words
    return ChatsViewModel(store: Store(ChatsState(), handler: handler), words: words) { _ in
      let store = Store(NewGroupState(), handler: StubHandler<NewGroupState>())
      return .newGroup(NewGroupViewModel(store: store, words: words))
    }
  }
}

extension ContactsViewModel {
  /// A list whose effects do nothing but what a test says, as those of the form above it do.
  static func stub(_ handler: StubHandler<ContactsState>) -> ContactsViewModel {
    let words = SharedViewModels.speaking().words
    return ContactsViewModel(store: Store(ContactsState(), handler: handler), words: words) { _ in
      let store = Store(NewContactState(), handler: StubHandler<NewContactState>())
      return .newContact(NewContactViewModel(store: store, words: words))
    }
  }
}
