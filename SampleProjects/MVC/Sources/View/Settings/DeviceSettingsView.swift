import MessengerTexts
import ScreenKit

/// Lets the user choose how the app looks and which language it speaks.
final class DeviceSettingsView: View {
  var onChooseAppearance: ((Choice.ID) -> Void)? {
    get { appearance.onChoose }
    set { appearance.onChoose = newValue }
  }

  var onChooseTextSize: ((Choice.ID) -> Void)? {
    get { textSize.onChoose }
    set { textSize.onChoose = newValue }
  }

  var onChooseLanguage: ((Choice.ID) -> Void)? {
    get { language.onChoose }
    set { language.onChoose = newValue }
  }

  private let appearance: ChoiceView
  private let textSize: ChoiceView
  private let language: ChoiceView

  init(texts: Texts, appearances: [Choice], textSizes: [Choice], languages: [Choice]) {
    appearance = ChoiceView(texts[.appearance], appearances, identifier: "settings.appearance")
    textSize = ChoiceView(texts[.textSize], textSizes, identifier: "settings.textSize")
    language = ChoiceView(texts[.language], languages, identifier: "settings.language")
    super.init()
    for view in [appearance, textSize, language] { addSubview(view) }
  }

  /// Shows what is chosen.
  func show(appearance: Choice.ID, textSize: Choice.ID, language: Choice.ID) {
    self.appearance.chosen = appearance
    self.textSize.chosen = textSize
    self.language.chosen = language
  }
}
