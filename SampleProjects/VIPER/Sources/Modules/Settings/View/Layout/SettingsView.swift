import MessengerTexts
import ScreenKit

/// The layout of the settings.
final class SettingsView: StackView {
  let handleLabel = Label(identifier: "settings.handle")
  let nameField: TextField
  let saveButton: Button
  let busyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  let errorLabel = ErrorLabel(identifier: "settings.nameError")
  let savedLabel: Label
  let appearanceControl: SegmentedControl
  let textSizeControl: SegmentedControl
  let languageControl: SegmentedControl
  let signOutButton: Button

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    saveButton = Button(texts[.saveName], identifier: "settings.saveName")
    savedLabel = Label(texts[.saved], identifier: "settings.saved")
    savedLabel.isHidden = true
    appearanceControl = SegmentedControl(
      [texts[.light], texts[.dark]], identifier: "settings.appearance")
    textSizeControl = SegmentedControl(
      [texts[.textSmall], texts[.textStandard], texts[.textLarge]], identifier: "settings.textSize")
    languageControl = SegmentedControl(
      Language.allCases.map(\.ownName), identifier: "settings.language")
    signOutButton = Button(texts[.signOut], identifier: "settings.signOut")
    super.init(arrangedSubviews: [
      handleLabel, nameField, saveButton, busyIndicator, errorLabel, savedLabel,
      Label(texts[.appearance]), appearanceControl, Label(texts[.textSize]), textSizeControl,
      Label(texts[.language]), languageControl, signOutButton,
    ])
  }
}
