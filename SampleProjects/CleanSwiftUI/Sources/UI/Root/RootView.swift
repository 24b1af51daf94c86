import ScreenKitDeclarative

/// The login, or the tabs of whoever is signed in.
struct RootView<Login: DeclarativeView, Tabs: DeclarativeView>: DeclarativeView {
  /// Called with the settings of the device, at first and whenever they change.
  let apply: @MainActor (DeviceSettings) -> Void
  @ViewBuilder let login: @MainActor () -> Login
  @ViewBuilder let tabs: @MainActor (Account) -> Tabs

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    content
      .environment(\.texts, appState.settings.language.texts)
      .onAppear { apply(appState.settings) }
      .onChange(of: appState.settings) { _, settings in apply(settings) }
  }

  @ViewBuilder private var content: some DeclarativeView {
    if let account = appState.userData.session?.account {
      tabs(account)
    } else {
      login()
    }
  }
}
