import MessengerTexts

extension Texts {
  /// What a failure means, if the screen has no better words for it.
  func explanation(of failure: Failure) -> String {
    self[failure == .noConnection ? .noConnection : .somethingWentWrong]
  }

  func network(_ status: ConnectionStatus) -> String {
    switch status {
    case .offline: self[.offline]
    case .connecting: self[.connecting]
    case .online: self[.online]
    }
  }
}

extension Int {
  /// An amount of cents, such as "$1.99".
  var inDollars: String {
    let cents = self % 100
    return "$\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
