import MessengerWire

/// What a request is about, where a scenario does not care for the rest of it.
extension ClientRequest {
  var isResume: Bool {
    if case .resume = self { true } else { false }
  }

  var isHistory: Bool {
    if case .history = self { true } else { false }
  }

  var isSend: Bool {
    if case .send = self { true } else { false }
  }

  var isCreateGroup: Bool {
    if case .createGroup = self { true } else { false }
  }

  var isLeaveThread: Bool {
    if case .leaveThread = self { true } else { false }
  }

  var isPurchase: Bool {
    if case .buyStickerPack = self { true } else { false }
  }

  /// What is sent, if that is what it asks for.
  var text: String? {
    if case .send(_, let text, _) = self { text } else { nil }
  }

  /// What the server knows a repetition by; `nil` if it has none.
  var key: String? {
    switch self {
    case .send(_, _, let key), .buyStickerPack(_, let key, _): key
    default: nil
    }
  }
}
