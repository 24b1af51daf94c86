import MessengerTexts
import ScreenKit

/// Lets the user choose how the app looks and which language it speaks.
final class DeviceSettingsView: View {
  let appearance: ChoiceView
  let textSize: ChoiceView
  let language: ChoiceView

  init(texts: Texts, appearances: [Choice], textSizes: [Choice], languages: [Choice]) {
    appearance = ChoiceView(texts[.appearance], appearances, identifier: "settings.appearance")
    textSize = ChoiceView(texts[.textSize], textSizes, identifier: "settings.textSize")
    language = ChoiceView(texts[.language], languages, identifier: "settings.language")
    super.init()
    for view in [appearance, textSize, language] { addSubview(view) }
  }
}
