@testable import CleanSwiftUI

/// What the sync interactor has asked of the others, in this order.
@MainActor
final class SyncedLog {
  private(set) var calls: [String] = []

  /// What happens when something is asked.
  var whenAsked: [String: () -> Void] = [:]

  func note(_ call: String) {
    calls.append(call)
    whenAsked[call]?()
  }
}

@MainActor
struct SessionStandIn: SyncedSession {
  let log: SyncedLog

  /// What it takes until the session is taken up.
  var takeUp: @MainActor () async -> Void = {}

  func restore() { log.note("session.restore") }
  func expire() { log.note("session.expire") }

  func connectionChanged(to status: ConnectionStatus) async {
    log.note("session.connection \(status)")
    await takeUp()
  }
}

@MainActor
struct ContactsStandIn: SyncedContacts {
  let log: SyncedLog

  func restore() { log.note("contacts.restore") }
  func load() { log.note("contacts.load") }
}

@MainActor
struct ChatsStandIn: SyncedChats {
  let log: SyncedLog

  func restore() { log.note("chats.restore") }
  func load() { log.note("chats.load") }
  func receive(_ chat: Chat) { log.note("chats.receive \(chat.id)") }
}

@MainActor
struct MessagesStandIn: SyncedMessages {
  let log: SyncedLog

  func restore() { log.note("messages.restore") }
  func open(_ chat: Chat.ID) { log.note("messages.open \(chat)") }
  func receive(_ message: Message, in chat: Chat.ID) { log.note("messages.receive \(chat)") }
  func reportReads() { log.note("messages.reportReads") }
  func sendWaiting() { log.note("messages.sendWaiting") }
}
