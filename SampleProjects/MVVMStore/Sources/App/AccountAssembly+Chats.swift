extension AccountAssembly {
  func chatsStore() -> Store<ChatsState> {
    Store(ChatsState(), handler: ChatsEffectHandler(chats: account.chats))
  }

  /// The list, which keeps the view model of the screen above it until its state wants another one.
  func chats(_ store: Store<ChatsState>) -> ChatsViewModel {
    let chats = ChatsViewModel(store: store, words: shared.words)
    store.subscribe(to: \.screen) { [weak chats, unowned store] wanted in
      chats?.show(wanted.map { screen($0, above: store) })
    }
    return chats
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
