@testable import MVVMC

/// Keeps every message until a test takes it out.
final class FakeOutboxService: OutboxService {
  var messages: [OutgoingMessage] = []
  private(set) var retried: [String] = []

  func send(_ text: String, to conversation: String) {
    let key = "key \(messages.count + 1)"
    messages.append(OutgoingMessage(key: key, conversation: conversation, text: text))
  }

  func retry(_ key: String) {
    retried.append(key)
  }
}
