import ScreenKitDeclarative

/// The stickers, and what lies above them.
struct StickersTabView<Root: DeclarativeView, Destination: DeclarativeView>: DeclarativeView {
  @ViewBuilder let root: @MainActor () -> Root
  @ViewBuilder let destination: @MainActor (Routing.StickersRoute) -> Destination

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(
      path: Bindable(wrappedValue: appState.routing).stickersPath, root: root,
      destination: destination)
  }
}
