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

/// A choice between a few values, which are known by their positions.
struct ChoiceView: DeclarativeView {
  let title: String
  let choices: [String]
  let identifier: String
  let selection: Binding<Int>

  var body: some DeclarativeView {
    Text(title)
    Picker(title, selection: selection) {
      ForEach(choices.indices, id: \.self) { Text(choices[$0]).tag($0) }
    }
    .accessibilityIdentifier(identifier)
  }
}
