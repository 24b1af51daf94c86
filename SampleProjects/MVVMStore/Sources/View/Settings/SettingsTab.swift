import ScreenKitDeclarative

struct SettingsTab: DeclarativeView {
  let viewModel: SettingsViewModel

  var body: some DeclarativeView {
    // Nothing is ever shown above the settings; the stack is there for its title.
    NavigationStack(path: .constant([String]())) {
      SettingsView(viewModel: viewModel)
    } destination: { _ in
      EmptyView()
    }
  }
}
