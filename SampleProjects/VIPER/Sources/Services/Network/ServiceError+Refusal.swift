import MessengerWire

/// The names that the server gives its fields are known here only.
extension ServiceError {
  init(_ refusal: Refusal) {
    switch refusal {
    case .wrongCredentials: self = .wrongCredentials
    case .sessionExpired: self = .sessionEnded
    case .unknownHandle: self = .unknownHandle
    case .handleTaken: self = .handleTaken
    // No name is sent that is empty.
    case .invalid(what: "name"): self = .nameTooLong
    case .invalid(what: "handle"): self = .ownHandle
    case .invalid(what: "card"): self = .invalidCard
    case .cardDeclined: self = .cardDeclined
    case .invalid, .notFound, .notAllowed: self = .refused
    }
  }
}
