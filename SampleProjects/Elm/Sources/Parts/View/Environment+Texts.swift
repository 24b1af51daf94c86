import MessengerTexts
import ScreenKitDeclarative

extension EnvironmentValues {
  /// The words of the app, in the user's language.
  var texts: Texts {
    get { self[TextsKey.self] }
    set { self[TextsKey.self] = newValue }
  }
}

private enum TextsKey: EnvironmentKey {
  static let defaultValue = Texts(in: .english)
}

extension Texts {
  init(_ language: Preferences.Language) {
    switch language {
    case .english: self.init(in: .english)
    case .chinese: self.init(in: .simplifiedChinese)
    }
  }

  subscript(problem: Problem) -> String {
    self[problem.text]
  }
}

extension Problem {
  fileprivate var text: TextKey {
    switch self {
    case .noConnection: .noConnection
    case .somethingWentWrong: .somethingWentWrong
    case .missingUsername: .enterUsername
    case .missingPassword: .enterPassword
    case .wrongCredentials: .wrongCredentials
    case .sessionExpired: .sessionExpired
    case .missingName: .enterName
    case .nameTooLong: .nameTooLong
    case .missingHandle: .enterHandle
    case .ownHandle: .ownHandle
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    case .incompleteCard: .enterCard
    case .cardDeclined: .cardDeclined
    }
  }
}
