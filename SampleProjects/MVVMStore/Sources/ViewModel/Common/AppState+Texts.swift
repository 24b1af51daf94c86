import MessengerTexts

extension AppState {
  /// The words of the app, in the user's language.
  var texts: Texts {
    switch preferences.language {
    case .english: Texts(in: .english)
    case .simplifiedChinese: Texts(in: .simplifiedChinese)
    }
  }

  /// Whether the server can be reached, in words.
  var networkText: String {
    switch network {
    case .offline: texts[.offline]
    case .connecting: texts[.connecting]
    case .online: texts[.online]
    }
  }
}
