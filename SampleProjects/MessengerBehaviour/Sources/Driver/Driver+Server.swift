import MessengerWire

/// What becomes of the app's requests.
extension Driver {
  /// The server does what it is asked, but holds the replies back until it `serverAnswers()`.
  func serverHoldsReplies() {
    connection.holdsReplies = true
  }

  /// The server does what it is asked next, but the reply does not get through.
  func nextReplyGetsLost() {
    connection.dropsNextReply = true
  }

  /// The server refuses the requests that match, and does none of them.
  func serverRefuses(
    _ matches: @escaping (ClientRequest) -> Bool, with refusal: Refusal = .notAllowed
  ) {
    connection.refusal = { matches($0) ? refusal : nil }
  }

  /// The server refuses whatever it is asked.
  func serverRefusesEverything(with refusal: Refusal = .notAllowed) {
    serverRefuses({ _ in true }, with: refusal)
  }

  /// The server refuses no more than it has to.
  func serverRefusesNothing() {
    connection.refusal = { _ in nil }
  }
}
