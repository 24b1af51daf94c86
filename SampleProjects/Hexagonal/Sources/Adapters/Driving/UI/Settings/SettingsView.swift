import MessengerTexts
import ScreenKit

/// What the settings look like.
final class SettingsView: StackView {
  let nameField: TextField
  let saveNameButton: Button
  let nameBusyIndicator = ActivityIndicator(identifier: "settings.nameBusy")
  let nameProblemLabel: ProblemLabel
  let savedLabel: Label
  let handleLabel = Label(identifier: "settings.handle")
  let appearanceControl: SegmentedControl
  let textSizeControl: SegmentedControl
  let languageControl: SegmentedControl
  let signOutButton: Button

  init(texts: Texts) {
    nameField = TextField(texts[.yourName], identifier: "settings.name")
    saveNameButton = Button(texts[.saveName], identifier: "settings.saveName")
    nameProblemLabel = ProblemLabel(identifier: "settings.nameError", texts: texts)
    savedLabel = Label(texts[.saved], identifier: "settings.saved")
    appearanceControl = SegmentedControl(
      [texts[.light], texts[.dark]], identifier: "settings.appearance")
    textSizeControl = SegmentedControl(
      [texts[.textSmall], texts[.textStandard], texts[.textLarge]],
      identifier: "settings.textSize")
    languageControl = SegmentedControl(
      Preferences.Language.allCases.map(\.ownName), identifier: "settings.language")
    signOutButton = Button(texts[.signOut], identifier: "settings.signOut")
    savedLabel.isHidden = true
    super.init(arrangedSubviews: [
      handleLabel, nameField, saveNameButton, nameBusyIndicator, nameProblemLabel, savedLabel,
      Label(texts[.appearance]), appearanceControl, Label(texts[.textSize]), textSizeControl,
      Label(texts[.language]), languageControl, signOutButton,
    ])
  }

  func show(_ preferences: Preferences) {
    appearanceControl.select(preferences.appearance)
    textSizeControl.select(preferences.textSize)
    languageControl.select(preferences.language)
  }

  /// What is selected.
  var preferences: Preferences {
    Preferences(
      appearance: appearanceControl.selection(), textSize: textSizeControl.selection(),
      language: languageControl.selection())
  }
}

/// A segmented control has a segment for each value of a choice, in their order.
extension SegmentedControl {
  fileprivate func select<Choice: CaseIterable & Equatable>(_ choice: Choice) {
    guard let index = Array(Choice.allCases).firstIndex(of: choice) else { return }
    selectedSegmentIndex = index
  }

  fileprivate func selection<Choice: CaseIterable>() -> Choice {
    Array(Choice.allCases)[selectedSegmentIndex]
  }
}
