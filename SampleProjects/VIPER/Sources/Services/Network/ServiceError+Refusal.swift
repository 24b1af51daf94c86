import MessengerWire

/// The names that the server gives its fields are known here only.
extension ServiceError {
  init(_ refusal: Refusal) {
    switch refusal {
    case .wrongCredentials: self = .wrongCredentials
    case .sessionExpired: self = .sessionEnded
    case .unknownHandle: self = .unknownHandle
    case .handleTaken: self = .handleTaken
    // An empty name is never sent, so this one is too long.
    case .invalid(what: "name"): self = .nameTooLong
    case .invalid(what: "handle"): self = .ownHandle
    case .invalid(what: "card"): self = .invalidCard
    case .cardDeclined: self = .cardDeclined
    case .invalid, .notFound, .notAllowed: self = .refused
    }
  }
}
