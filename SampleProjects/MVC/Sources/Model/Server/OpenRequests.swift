import MessengerHost
import MessengerWire

/// The requests that have no reply yet, and who waits for it.
@MainActor
final class OpenRequests {
  typealias Outcome = Result<ServerReply, RequestError>

  private let connection: any MessengerConnection
  private let tasks = Tasks()
  private var waiting: [Int: @MainActor (Outcome) -> Void] = [:]
  private var count = 0

  init(on connection: any MessengerConnection) {
    self.connection = connection
  }

  /// Sends a request.
  func send(_ request: ClientRequest, then completion: @escaping @MainActor (Outcome) -> Void) {
    count += 1
    let number = count
    waiting[number] = completion
    tasks.run { [weak self, connection] in
      let outcome = await connection.result(of: request)
      self?.waiting.removeValue(forKey: number)?(outcome)
    }
  }

  /// Tells everybody who waits that there is no connection any more.
  func failAll() {
    for number in waiting.keys.sorted() {
      waiting.removeValue(forKey: number)?(.failure(.noConnection))
    }
  }

  /// Calls nobody back any more.
  func forgetAll() {
    waiting = [:]
    tasks.cancelAll()
  }
}
