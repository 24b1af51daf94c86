import MessengerHost
import MessengerWire

extension ServiceError {
  init(_ error: ConnectionError) {
    switch error {
    case .offline, .lost: self = .noConnection
    case .cancelled: self = .sessionOver
    }
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .wrongCredentials: self = .wrongCredentials
    case .handleTaken: self = .handleTaken
    case .unknownHandle: self = .unknownHandle
    case .invalid(what: "name"): self = .nameTooLong
    case .invalid(what: "handle"): self = .ownHandle
    case .cardDeclined: self = .cardDeclined
    case .sessionExpired: self = .sessionOver
    case .invalid, .notAllowed, .notFound: self = .refused
    }
  }
}
