import MessengerHost

/// The server that scenarios talk to: it does what the scenario says, when the scenario says so.
///
/// It knows one account: "ada", with the password "lovelace", who is Ada Lovelace.
@MainActor
public final class ScriptedServer: Transport {
  /// Whether requests arrive at all.
  public var isReachable = true

  /// Whether the server answers every request with status 500.
  public var isBroken = false

  /// Whether answers wait until ``answerHeldRequests()``.
  public var holdsAnswers = false

  /// Every request that was sent, oldest first, whether or not it arrived.
  public private(set) var requests: [Request] = []

  /// How many requests wait for their answer, or have got it and not gone on yet.
  private(set) var waitingRequests = 0

  private var held: [CheckedContinuation<Void, Never>] = []

  public init() {}

  public func send(_ request: Request) async throws(TransportError) -> Response {
    requests.append(request)
    if holdsAnswers {
      waitingRequests += 1
      await withCheckedContinuation { held.append($0) }
      waitingRequests -= 1
    }
    guard isReachable else { throw .unreachable }
    return isBroken ? Response(status: 500) : answer(to: request)
  }

  /// Answers everything that waits, and whatever comes next at once.
  public func answerHeldRequests() {
    holdsAnswers = false
    for answer in held {
      answer.resume()
    }
    held = []
  }

  private func answer(to request: Request) -> Response {
    switch (request.method, request.path) {
    case (.post, "/sessions"):
      guard request.fields == ["username": "ada", "password": "lovelace"] else {
        return Response(status: 401)
      }
      return Response(status: 201, fields: ["name": "Ada Lovelace", "token": "token-1"])
    default:
      return Response(status: 404)
    }
  }
}
