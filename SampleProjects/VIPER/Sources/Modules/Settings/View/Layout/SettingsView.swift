import MessengerTexts
import ScreenKit

/// The layout of the settings.
final class SettingsView: StackView {
  let handleLabel = Label(identifier: "settings.handle")
  let nameField: TextField
  let saveButton: Button
  let busyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  let errorLabel = NoticeLabel(identifier: "settings.nameError")
  let savedLabel = NoticeLabel(identifier: "settings.saved")
  let appearanceControl = ChoiceControl<AppearanceOption>("settings.appearance")
  let textSizeControl = ChoiceControl<TextSizeOption>("settings.textSize")
  let languageControl = ChoiceControl<LanguageOption>("settings.language")
  let signOutButton: Button

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    saveButton = Button(texts[.saveName], identifier: "settings.saveName")
    signOutButton = Button(texts[.signOut], identifier: "settings.signOut")
    super.init(arrangedSubviews: [
      handleLabel, nameField, saveButton, busyIndicator, errorLabel, savedLabel,
      Label(texts[.appearance]), appearanceControl, Label(texts[.textSize]), textSizeControl,
      Label(texts[.language]), languageControl, signOutButton,
    ])
  }
}
