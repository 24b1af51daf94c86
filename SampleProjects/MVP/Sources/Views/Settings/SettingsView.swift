import MessengerTexts
import ScreenKit

/// How the settings are laid out.
final class SettingsView: StackView {
  let nameField: TextField
  let nameViews: AttemptViews
  let savedLabel: Label
  let handleLabel = Label(identifier: "settings.handle")
  let appearanceControl: SegmentedControl
  let textSizeControl: SegmentedControl
  let languageControl: SegmentedControl
  let signOutButton: Button

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    nameViews = AttemptViews(
      button: Button(texts[.saveName], identifier: "settings.saveName"), screen: "settings",
      busy: "nameBusy", error: "nameError")
    savedLabel = Label(texts[.saved], identifier: "settings.saved")
    savedLabel.isHidden = true
    appearanceControl = SegmentedControl(
      [texts[.light], texts[.dark]], identifier: "settings.appearance")
    textSizeControl = SegmentedControl(
      [texts[.textSmall], texts[.textStandard], texts[.textLarge]],
      identifier: "settings.textSize")
    languageControl = SegmentedControl(
      Language.allCases.map(\.ownName), identifier: "settings.language")
    signOutButton = Button(texts[.signOut], identifier: "settings.signOut")
    super.init(arrangedSubviews: [
      nameField, nameViews.button, nameViews.busyIndicator, nameViews.errorLabel, savedLabel,
      handleLabel,
      Label(texts[.appearance]), appearanceControl,
      Label(texts[.textSize]), textSizeControl,
      Label(texts[.language]), languageControl,
      signOutButton,
    ])
  }
}
