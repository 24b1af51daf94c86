import ScreenKitDeclarative

/// The contacts, and what lies above them.
struct ContactsTabView: DeclarativeView {
  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(path: Bindable(wrappedValue: appState.routing).contactsPath) {
      ContactsView()
    } destination: { route in
      switch route {
      case .details(let id): ContactView(id: id)
      case .newContact: NewContactView()
      }
    }
  }
}
