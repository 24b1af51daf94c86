import MessengerWire

extension ServiceError {
  init(_ refusal: Refusal) {
    switch refusal {
    case .wrongCredentials: self = .wrongCredentials
    case .sessionExpired: self = .sessionEnded
    case .unknownHandle: self = .unknownHandle
    case .handleTaken: self = .handleTaken
    case .invalid(let what): self = .invalid(what)
    case .cardDeclined: self = .cardDeclined
    case .notFound, .notAllowed: self = .refused
    }
  }
}
