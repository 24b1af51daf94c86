import MessengerTexts
import ScreenKit

/// The controls of the settings.
final class SettingsView: StackView {
  let nameField = TextField("", identifier: "settings.name")
  let saveNameButton = Button("", identifier: "settings.saveName")
  let busyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  let problemLabel = Label(identifier: "settings.nameError")
  let savedLabel = Label(identifier: "settings.saved")
  let handleLabel = Label(identifier: "settings.handle")
  let appearanceControl = ChoiceControl("settings.appearance")
  let textSizeControl = ChoiceControl("settings.textSize")
  let languageControl = ChoiceControl("settings.language")
  let signOutButton = Button("", identifier: "settings.signOut")

  private let appearanceLabel = Label()
  private let textSizeLabel = Label()
  private let languageLabel = Label()

  init() {
    super.init(arrangedSubviews: [
      handleLabel, nameField, saveNameButton, busyIndicator, problemLabel, savedLabel,
      appearanceLabel, appearanceControl, textSizeLabel, textSizeControl, languageLabel,
      languageControl, signOutButton,
    ])
  }

  func showCaptions(_ texts: Texts) {
    nameField.placeholder = texts[.yourName]
    saveNameButton.title = texts[.saveName]
    appearanceLabel.text = texts[.appearance]
    textSizeLabel.text = texts[.textSize]
    languageLabel.text = texts[.language]
    signOutButton.title = texts[.signOut]
  }
}
