import MessengerTexts

extension Texts {
  func text(for failure: RequestFailure) -> String {
    switch failure {
    case .noConnection: self[.noConnection]
    case .somethingWentWrong: self[.somethingWentWrong]
    }
  }

  func text(for connection: ConnectionStatus) -> String {
    switch connection {
    case .offline: self[.offline]
    case .connecting: self[.connecting]
    case .online: self[.online]
    }
  }
}
