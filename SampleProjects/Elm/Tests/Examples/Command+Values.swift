@testable import Elm

/// What of a command can be compared: all but the message that its reply becomes.
extension Command {
  var request: ServerRequest? {
    if case .ask(let request, _) = self { request } else { nil }
  }

  /// What is kept, and what was kept before.
  var saved: [Memory]? {
    if case .save(let new, let old) = self { [new, old] } else { nil }
  }

  /// The message that a reply becomes.
  func message(for reply: Reply) -> Message? {
    if case .ask(_, let message) = self { message(reply) } else { nil }
  }
}

extension Array {
  /// What the server is asked, in this order.
  func requests<Message>() -> [ServerRequest] where Element == Command<Message> {
    compactMap(\.request)
  }

  /// The only command that asks for something.
  func command<Message>(for request: ServerRequest) -> Command<Message>?
  where Element == Command<Message> {
    first { $0.request == request }
  }
}
