import MessengerTexts
import ScreenKitDeclarative

extension EnvironmentValues {
  /// The words of the app, in the language of the device.
  var texts: Texts {
    get { self[TextsKey.self] }
    set { self[TextsKey.self] = newValue }
  }
}

private enum TextsKey: EnvironmentKey {
  static let defaultValue = Texts(in: .english)
}

extension Preferences.Language {
  var language: Language {
    switch self {
    case .english: .english
    case .chinese: .simplifiedChinese
    }
  }
}
