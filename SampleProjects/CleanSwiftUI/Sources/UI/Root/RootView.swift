import ScreenKitDeclarative

/// The login, or the tabs of whoever is signed in.
struct RootView<Login: DeclarativeView, Tabs: DeclarativeView>: DeclarativeView {
  @ViewBuilder let login: @MainActor () -> Login
  @ViewBuilder let tabs: @MainActor (Account) -> Tabs

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    content.environment(\.texts, appState.settings.language.texts)
  }

  @ViewBuilder private var content: some DeclarativeView {
    if let account = appState.userData.session?.account {
      tabs(account)
    } else {
      login()
    }
  }
}
