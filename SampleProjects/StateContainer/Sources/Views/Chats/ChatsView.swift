import ScreenKitDeclarative

/// The tab of the chats.
struct ChatsView: DeclarativeView {
  let store: Store<ChatsState>

  var body: some DeclarativeView {
    let visit = Binding(
      get: { store.state.page?.visit }, set: { _ in store.dispatch(.wentBack) })
    PageStackView(visit: visit) {
      ChatListView(store: store)
    } page: {
      switch store.state.page {
      case .thread(let page):
        if let conversation = store.state.conversation(page.conversation) {
          ThreadView(store: store, page: page, conversation: conversation)
        }
      case .newGroup(let page): NewGroupView(store: store, page: page)
      case nil: EmptyView()
      }
    }
  }
}
