import MessengerTexts

extension Texts {
  /// What the user is told about a problem; `nil` if there is none.
  subscript(problem: Problem?) -> String? {
    problem.map { self[$0.text] }
  }
}

extension Problem {
  fileprivate var text: TextKey {
    switch self {
    case .missingUsername: .enterUsername
    case .missingPassword: .enterPassword
    case .wrongCredentials: .wrongCredentials
    case .missingName: .enterName
    case .nameTooLong: .nameTooLong
    case .missingHandle: .enterHandle
    case .ownHandle: .ownHandle
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    case .invalidCard: .enterCard
    case .cardDeclined: .cardDeclined
    case .sessionExpired: .sessionExpired
    case .noConnection: .noConnection
    case .somethingWentWrong: .somethingWentWrong
    }
  }
}
