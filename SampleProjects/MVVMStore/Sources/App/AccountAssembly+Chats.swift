extension AccountAssembly {
  func chatsStore() -> Store<ChatsState> {
    Store(ChatsState(), handler: ChatsEffectHandler(chats: account.chats))
  }

  /// The list, which is given the function that makes the view model of a screen above it.
  func chats(_ store: Store<ChatsState>) -> ChatsViewModel {
    ChatsViewModel(store: store, words: shared.words) { [unowned store] in
      screen($0, above: store)
    }
  }

  private func screen(
    _ screen: ChatsState.Screen, above list: Store<ChatsState>
  ) -> ChatsViewModel.Screen {
    switch screen {
    case .thread(let id, _):
      let handler = ThreadEffectHandler(
        id: id, chats: account.chats, messages: account.messages, outbox: account.outbox)
      return .thread(ThreadViewModel(store: Store(ThreadState(), handler: handler), shared: shared))
    case .newGroup:
      let handler = NewGroupEffectHandler(contacts: account.contacts, chats: account.chats) {
        [weak list] id in
        list?.send(.threadRequested(id: id))
      }
      return .newGroup(
        NewGroupViewModel(store: Store(NewGroupState(), handler: handler), words: shared.words))
    }
  }
}
