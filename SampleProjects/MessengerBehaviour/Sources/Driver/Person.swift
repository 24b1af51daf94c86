import Foundation
import MessengerHost
import MessengerNetwork
import MessengerServer
import MessengerWire

/// Somebody with an account, on a device of their own.
@MainActor
final class Person {
  let handle: String
  private let connection: InProcessConnection

  /// The passwords of the server's accounts.
  private static let passwords = [
    "ada": "lovelace", "grace": "hopper", "alan": "enigma", "guest": "guest",
  ]

  /// Signs somebody in.
  init(_ handle: String, on server: ServerHub) async throws {
    self.handle = handle
    connection = InProcessConnection(to: server)
    try await ask(.signIn(username: handle, password: Person.passwords[handle, default: ""]))
  }

  /// Makes a request, which must not be refused.
  @discardableResult
  func ask(_ request: ClientRequest) async throws -> ServerReply {
    let reply = try await connection.send(request)
    if case .refused(let refusal) = reply { throw refusal }
    await MainActor.settle()
    return reply
  }

  /// Opens the thread with somebody, and returns its identifier.
  func opensThread(with other: String) async throws -> String {
    try await thread(from: .openThread(with: other))
  }

  /// Makes a group, and returns its identifier.
  func createsGroup(_ name: String, with others: [String]) async throws -> String {
    try await thread(from: .createGroup(name: name, members: others))
  }

  /// Sends messages to a thread, one after the other.
  func says(_ texts: String..., in thread: String) async throws {
    for text in texts {
      try await ask(.send(thread: thread, text: text, key: UUID().uuidString))
    }
  }

  /// The texts of a thread's last hundred messages.
  func reads(_ thread: String) async throws -> [String] {
    guard case .page(let page) = try await ask(.history(thread: thread, before: nil, limit: 100))
    else { return [] }
    return page.messages.map(\.text)
  }

  /// Buys a sticker pack.
  func buys(_ pack: String) async throws {
    let key = UUID().uuidString
    try await ask(.buyStickerPack(id: pack, key: key, card: "4242424242424242"))
  }

  /// The threads that they are a member of.
  func threads() async throws -> [WireThread] {
    guard case .threads(let threads) = try await ask(.threads) else { return [] }
    return threads
  }

  private func thread(from request: ClientRequest) async throws -> String {
    guard case .thread(let thread) = try await ask(request) else { return "" }
    return thread.id
  }
}

extension Driver {
  /// Somebody who is signed in on another device: ada, grace, alan or guest.
  func person(_ handle: String) async throws -> Person {
    try await Person(handle, on: server)
  }
}
