import ScreenKitDeclarative

/// The tab of the settings.
struct SettingsView: DeclarativeView {
  let store: Store<SettingsState>
  let preferences: Store<PreferencesState>
  let session: Store<SessionState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    PageStackView(visit: .constant(nil)) {
      VStack {
        OwnNameView(store: store)
        PreferencesView(store: preferences)
        Button(texts[.signOut]) { session.dispatch(.signOutTapped) }
          .accessibilityIdentifier("settings.signOut")
      }
      .navigationTitle(texts[.tabSettings])
    } page: {
      EmptyView()
    }
  }
}
