import MessengerTexts
import ScreenKitDeclarative

/// Who the user is, and how they like the app.
struct SettingsTabView: DeclarativeView {
  let account: Account

  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    NavigationStack(path: .constant([String]())) {
      VStack {
        Text("@\(account.handle)").accessibilityIdentifier("settings.handle")
        AccountNameView(name: account.name)
        DeviceSettingsView()
        Button(texts[.signOut]) { Task { await interactors.session.signOut() } }
          .accessibilityIdentifier("settings.signOut")
      }
      .navigationTitle(texts[.tabSettings])
    } destination: { _ in
      EmptyView()
    }
  }
}
