import MessengerTexts
import ScreenKit

/// Says what has gone wrong, and is hidden while nothing has.
final class ProblemLabel: Label {
  private let texts: Texts

  init(identifier: String, texts: Texts) {
    self.texts = texts
    super.init(identifier: identifier)
    isHidden = true
  }

  func show(_ problem: Problem?) {
    say(problem?.key)
  }

  func say(_ key: TextKey?) {
    text = key.map { texts[$0] }
    isHidden = key == nil
  }
}

extension Problem {
  fileprivate var key: TextKey {
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
    case .noConnection: .noConnection
    case .somethingWentWrong: .somethingWentWrong
    }
  }
}
