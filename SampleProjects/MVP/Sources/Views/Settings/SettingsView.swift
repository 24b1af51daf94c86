import ScreenKit

/// How the settings are laid out.
final class SettingsView: StackView {
  let nameField = TextField("", identifier: "settings.name")
  let nameViews = AttemptViews(
    screen: "settings", button: "saveName", busy: "nameBusy", error: "nameError")
  let savedLabel = Label(identifier: "settings.saved")
  let handleLabel = Label(identifier: "settings.handle")
  let appearanceView = ChoicesView("settings.appearance")
  let textSizeView = ChoicesView("settings.textSize")
  let languageView = ChoicesView("settings.language")
  let signOutButton = Button("", identifier: "settings.signOut")

  init() {
    savedLabel.isHidden = true
    super.init(arrangedSubviews: [
      nameField, nameViews.button, nameViews.busyIndicator, nameViews.errorLabel, savedLabel,
      handleLabel, appearanceView, textSizeView, languageView, signOutButton,
    ])
  }
}
