import Foundation
import MessengerWire
import Observation

/// The messages that wait for the server, also while the app does not run.
@MainActor
@Observable
final class RemoteOutboxService: OutboxService {
  private(set) var messages: [OutgoingMessage] {
    didSet { archive.write(messages, to: .outbox) }
  }

  @ObservationIgnored private var isSending = false
  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive
  @ObservationIgnored private let histories: RemoteHistoryService
  @ObservationIgnored private let conversations: RemoteConversationsService
  @ObservationIgnored private let tasks = TaskBag()

  init(
    client: ServerClient, archive: Archive, histories: RemoteHistoryService,
    conversations: RemoteConversationsService
  ) {
    self.client = client
    self.archive = archive
    self.histories = histories
    self.conversations = conversations
    messages = archive.read(.outbox) ?? []
  }

  func send(_ text: MessageText, to conversation: String) {
    messages.append(
      OutgoingMessage(key: UUID().uuidString, conversation: conversation, text: text.text))
    conversations.moveToTop(conversation)
    sendAll()
  }

  func retry(_ key: String) {
    guard let index = messages.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    messages[index].key = UUID().uuidString
    messages[index].hasFailed = false
    sendAll()
  }

  /// Sends what waits, as long as there is a connection.
  func sendAll() {
    guard !isSending else { return }
    isSending = true
    tasks.run { [weak self] in
      while await self?.sendNext() == true {}
      self?.isSending = false
    }
  }

  /// Forgets the messages to a thread that is gone.
  func remove(_ conversation: String) {
    messages.removeAll { $0.conversation == conversation }
  }

  private func send(_ message: OutgoingMessage) async throws(ServiceError) -> Message {
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    guard case .message(let sent) = try await client.send(request) else { throw .refused }
    return Message(sent)
  }

  private func received(_ message: Message, in conversation: String) {
    histories.receive(message, in: conversation)
    _ = conversations.receive(message, in: conversation, isOwn: true)
  }

  /// Sends the first message that waits; returns whether it is worth going on.
  private func sendNext() async -> Bool {
    guard let next = messages.first(where: { !$0.hasFailed }) else { return false }
    do {
      let message = try await send(next)
      messages.removeAll { $0.key == next.key }
      received(message, in: next.conversation)
      return true
    } catch {
      guard error.isAnswer else { return false }
      if let index = messages.firstIndex(where: { $0.key == next.key }) {
        messages[index].hasFailed = true
      }
      return true
    }
  }
}
