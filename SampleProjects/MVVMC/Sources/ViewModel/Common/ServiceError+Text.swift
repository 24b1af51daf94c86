import MessengerTexts

extension ServiceError {
  /// What any screen says about the error; `nil` if there is nobody to say it to.
  var commonText: TextKey? {
    switch self {
    case .noConnection: .noConnection
    case .sessionOver: nil
    default: .somethingWentWrong
    }
  }
}
