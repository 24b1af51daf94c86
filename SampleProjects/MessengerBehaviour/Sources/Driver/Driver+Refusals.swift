import MessengerWire

extension Driver {
  /// The server refuses whatever it is asked.
  func serverRefusesEverything(with refusal: Refusal = .notAllowed) {
    serverRefuses({ _ in true }, with: refusal)
  }
}
