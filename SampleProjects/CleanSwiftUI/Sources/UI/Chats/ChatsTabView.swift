import ScreenKitDeclarative

/// The chats, and what lies above them.
struct ChatsTabView: DeclarativeView {
  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(path: Bindable(wrappedValue: appState).routing.chatsPath) {
      ChatsView()
    } destination: { route in
      switch route {
      case .chat(let id): ChatView(id: id)
      case .newGroup: NewGroupView()
      }
    }
  }
}
