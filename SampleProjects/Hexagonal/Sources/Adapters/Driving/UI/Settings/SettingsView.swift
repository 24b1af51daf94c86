import MessengerTexts
import ScreenKit

/// What the settings look like.
final class SettingsView: StackView {
  let nameField: TextField
  let saveNameButton: Button
  let nameBusyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  let nameProblemLabel = OptionalLabel(identifier: "settings.nameError")
  let savedLabel: Label
  let handleLabel = Label(identifier: "settings.handle")
  private let appearance: ChoiceControl<Preferences.Appearance>
  private let textSize: ChoiceControl<Preferences.TextSize>
  private let language: ChoiceControl<Preferences.Language>
  let signOutButton: Button

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    saveNameButton = Button(texts[.saveName], identifier: "settings.saveName")
    savedLabel = Label(texts[.saved], identifier: "settings.saved")
    appearance = ChoiceControl(
      Preferences.Appearance.allCases, identifier: "settings.appearance"
    ) { texts[$0.key] }
    textSize = ChoiceControl(
      Preferences.TextSize.allCases, identifier: "settings.textSize"
    ) { texts[$0.key] }
    language = ChoiceControl(
      Preferences.Language.allCases, identifier: "settings.language", title: \.ownName)
    signOutButton = Button(texts[.signOut], identifier: "settings.signOut")
    savedLabel.isHidden = true
    super.init(arrangedSubviews: [
      handleLabel, nameField, saveNameButton, nameBusyIndicator, nameProblemLabel, savedLabel,
      Label(texts[.appearance]), appearance.control, Label(texts[.textSize]), textSize.control,
      Label(texts[.language]), language.control, signOutButton,
    ])
  }

  func show(_ preferences: Preferences) {
    appearance.select(preferences.appearance)
    textSize.select(preferences.textSize)
    language.select(preferences.language)
  }

  /// What is selected.
  var preferences: Preferences {
    Preferences(appearance: appearance.value, textSize: textSize.value, language: language.value)
  }

  /// The controls of the preferences.
  var preferenceControls: [Control] {
    [appearance.control, textSize.control, language.control]
  }
}
