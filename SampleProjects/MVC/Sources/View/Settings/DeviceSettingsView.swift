import MessengerTexts
import ScreenKit

/// Lets the user choose how the app looks and which language it speaks.
final class DeviceSettingsView: View {
  let appearance: SegmentedControl
  let textSize: SegmentedControl
  let language: SegmentedControl

  init(texts: Texts, languages: [String]) {
    appearance = SegmentedControl(
      [texts[.light], texts[.dark]], identifier: "settings.appearance")
    textSize = SegmentedControl(
      [texts[.textSmall], texts[.textStandard], texts[.textLarge]],
      identifier: "settings.textSize")
    language = SegmentedControl(languages, identifier: "settings.language")
    super.init()
    for (title, control) in [
      (TextKey.appearance, appearance), (.textSize, textSize), (.language, language),
    ] {
      addSubview(Label(texts[title]))
      addSubview(control)
    }
  }
}
