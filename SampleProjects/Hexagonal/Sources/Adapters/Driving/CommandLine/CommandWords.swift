extension ConnectionStatus {
  /// What a command says.
  var word: String {
    switch self {
    case .offline: "offline"
    case .connecting: "connecting"
    case .online: "online"
    }
  }
}

extension ConversationDetails.Entry.Delivery {
  /// What a command says.
  var word: String {
    switch self {
    case .sending: "sending"
    case .sent: "sent"
    case .failed: "failed"
    }
  }
}

extension Problem {
  /// What a command says.
  var words: String {
    switch self {
    case .missingUsername: "the username is missing"
    case .missingPassword: "the password is missing"
    case .wrongCredentials: "wrong username or password"
    case .notSignedIn: "nobody is signed in"
    case .missingName: "the name is missing"
    case .nameTooLong: "the name is too long"
    case .missingHandle: "the handle is missing"
    case .ownHandle: "that is your own handle"
    case .unknownHandle: "nobody has this handle"
    case .handleTaken: "this handle is among the contacts already"
    case .tooFewMembers: "a group needs two others"
    case .onlyGroupsCanBeLeft: "only a group can be left"
    case .guestsCannotBuy: "guests cannot buy"
    case .unknownPack: "there is no such pack"
    case .alreadyOwned: "the pack is owned already"
    case .invalidCard: "a card has 16 digits"
    case .cardDeclined: "the card was declined"
    case .noConnection: "no connection"
    case .somethingWentWrong: "something went wrong"
    }
  }
}
