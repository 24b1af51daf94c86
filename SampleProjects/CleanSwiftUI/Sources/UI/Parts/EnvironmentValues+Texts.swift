import MessengerTexts
import ScreenKitDeclarative

extension EnvironmentValues {
  /// The words of the app, in the language that the user has chosen.
  var texts: Texts {
    get { self[TextsKey.self] }
    set { self[TextsKey.self] = newValue }
  }
}

private struct TextsKey: EnvironmentKey {
  static let defaultValue = Texts(in: .english)
}
