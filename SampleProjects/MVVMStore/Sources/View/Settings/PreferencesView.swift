import MessengerTexts
import ScreenKitDeclarative

/// What belongs to the device, whoever is signed in.
struct PreferencesView: DeclarativeView {
  @Bindable var viewModel: SettingsViewModel

  var body: some DeclarativeView {
    ChoiceView(
      title: viewModel.texts[.appearance], choices: viewModel.appearances,
      identifier: "settings.appearance", selection: $viewModel.appearance)
    ChoiceView(
      title: viewModel.texts[.textSize], choices: viewModel.textSizes,
      identifier: "settings.textSize", selection: $viewModel.textSize)
    ChoiceView(
      title: viewModel.texts[.language], choices: viewModel.languages,
      identifier: "settings.language", selection: $viewModel.language)
  }
}

/// A choice between a few values.
struct ChoiceView: DeclarativeView {
  let title: String
  let choices: [Choice]
  let identifier: String
  let selection: Binding<Choice.ID>

  var body: some DeclarativeView {
    Text(title)
    Picker(title, selection: selection) {
      ForEach(choices) { Text($0.title).tag($0.id) }
    }
    .accessibilityIdentifier(identifier)
  }
}
