import ScreenKitDeclarative

/// The chats, and what lies above them.
struct ChatsTabView<Root: DeclarativeView, Destination: DeclarativeView>: DeclarativeView {
  @ViewBuilder let root: @MainActor () -> Root
  @ViewBuilder let destination: @MainActor (Routing.ChatsRoute) -> Destination

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(
      path: Bindable(wrappedValue: appState.routing).chatsPath, root: root, destination: destination
    )
  }
}
