import ScreenKitDeclarative

/// The contacts, and what lies above them.
struct ContactsTabView<Root: DeclarativeView, Destination: DeclarativeView>: DeclarativeView {
  @ViewBuilder let root: @MainActor () -> Root
  @ViewBuilder let destination: @MainActor (Routing.ContactsRoute) -> Destination

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(
      path: Bindable(wrappedValue: appState.routing).contactsPath, root: root,
      destination: destination)
  }
}
