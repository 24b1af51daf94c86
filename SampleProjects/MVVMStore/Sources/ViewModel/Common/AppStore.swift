import MessengerTexts

/// The one store of the app, which all view models hold.
typealias AppStore = Store<AppState>

extension AppStore {
  /// The words of the app, in the user's language.
  var texts: Texts {
    switch state.preferences.language {
    case .english: Texts(in: .english)
    case .simplifiedChinese: Texts(in: .simplifiedChinese)
    }
  }

  /// Whether the server can be reached, in words.
  var networkText: String {
    switch state.network {
    case .offline: texts[.offline]
    case .connecting: texts[.connecting]
    case .online: texts[.online]
    }
  }
}
