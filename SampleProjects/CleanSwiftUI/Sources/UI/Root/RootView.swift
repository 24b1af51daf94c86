import ScreenKitDeclarative

/// The login, or the tabs of whoever is signed in.
struct RootView: DeclarativeView {
  /// Called with the settings of the device, at first and whenever they change.
  let apply: @MainActor (DeviceSettings) -> Void

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    content
      .environment(\.texts, appState.settings.language.texts)
      .onAppear { apply(appState.settings) }
      .onChange(of: appState.settings) { _, settings in apply(settings) }
  }

  @ViewBuilder private var content: some DeclarativeView {
    if let account = appState.userData.session?.account {
      TabsView(account: account)
    } else {
      LoginView()
    }
  }
}
