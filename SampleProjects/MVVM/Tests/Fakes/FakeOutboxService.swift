@testable import MVVM

/// Keeps every message until a test takes it out.
final class FakeOutboxService: OutboxService {
  var messages: [OutgoingMessage] = []
  private(set) var retried: [String] = []

  func send(_ text: MessageText, to conversation: String) {
    let key = "key \(messages.count + 1)"
    messages.append(OutgoingMessage(key: key, conversation: conversation, text: text.text))
  }

  /// Adds what a test has written.
  func add(_ text: String, to conversation: String) {
    if let text = MessageText(text) { send(text, to: conversation) }
  }

  func retry(_ key: String) {
    retried.append(key)
  }
}
