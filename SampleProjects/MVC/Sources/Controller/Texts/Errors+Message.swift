import MessengerTexts

// The model knows what went wrong; how to say it is up to the controllers.

extension RequestError {
  func message(in texts: Texts) -> String {
    switch self {
    case .noConnection: texts[.noConnection]
    case .refused: texts[.somethingWentWrong]
    }
  }
}

extension SignInError {
  func message(in texts: Texts) -> String {
    switch self {
    case .missingUsername: texts[.enterUsername]
    case .missingPassword: texts[.enterPassword]
    case .wrongCredentials: texts[.wrongCredentials]
    case .noConnection: texts[.noConnection]
    case .other: texts[.somethingWentWrong]
    }
  }
}

extension RenameError {
  func message(in texts: Texts) -> String {
    switch self {
    case .missingName: texts[.enterName]
    case .nameTooLong: texts[.nameTooLong]
    case .noConnection: texts[.noConnection]
    case .other: texts[.somethingWentWrong]
    }
  }
}

extension AddContactError {
  func message(in texts: Texts) -> String {
    switch self {
    case .missingName: texts[.enterName]
    case .missingHandle: texts[.enterHandle]
    case .nameTooLong: texts[.nameTooLong]
    case .ownHandle: texts[.ownHandle]
    case .unknownHandle: texts[.unknownHandle]
    case .handleTaken: texts[.handleTaken]
    case .noConnection: texts[.noConnection]
    case .other: texts[.somethingWentWrong]
    }
  }
}

extension PurchaseError {
  func message(in texts: Texts) -> String {
    switch self {
    case .notAllowed: texts[.guestsCannotBuy]
    case .alreadyOwned: texts[.owned]
    case .invalidCard: texts[.enterCard]
    case .cardDeclined: texts[.cardDeclined]
    case .noConnection: texts[.noConnection]
    case .other: texts[.somethingWentWrong]
    }
  }
}
