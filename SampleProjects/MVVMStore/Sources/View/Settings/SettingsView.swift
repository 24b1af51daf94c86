import MessengerTexts
import ScreenKitDeclarative

struct SettingsView: DeclarativeView {
  @Bindable var viewModel: SettingsViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.handle).accessibilityIdentifier("settings.handle")
      TextField(viewModel.texts[.yourName], text: $viewModel.name)
        .accessibilityIdentifier("settings.name")
      Button(viewModel.texts[.saveName]) { viewModel.saveName() }
        .accessibilityIdentifier("settings.saveName")
      NameStatusView(viewModel: viewModel)
      PreferencesView(viewModel: viewModel)
      Button(viewModel.texts[.signOut]) { viewModel.signOut() }
        .accessibilityIdentifier("settings.signOut")
    }
    .navigationTitle(viewModel.texts[.tabSettings])
  }
}

/// What has become of a new name.
struct NameStatusView: DeclarativeView {
  let viewModel: SettingsViewModel

  var body: some DeclarativeView {
    if viewModel.isBusy {
      ProgressView().accessibilityIdentifier("settings.nameBusy")
    }
    if let errorText = viewModel.errorText {
      Text(errorText).accessibilityIdentifier("settings.nameError")
    }
    if let savedText = viewModel.savedText {
      Text(savedText).accessibilityIdentifier("settings.saved")
    }
  }
}
