import MessengerWire

extension ClientRequest {
  /// Whether it takes a session up again, whichever that is.
  var resumesSession: Bool {
    if case .resume = self { true } else { false }
  }
}
