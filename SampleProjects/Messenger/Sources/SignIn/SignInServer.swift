import MessengerHost

/// A server that lives in this process and knows two users.
final class SignInServer: Transport {
  private struct User {
    var name: String
    var password: String
  }

  private let users = [
    "ada": User(name: "Ada Lovelace", password: "lovelace"),
    "grace": User(name: "Grace Hopper", password: "hopper"),
  ]

  private var sessionCount = 0

  func send(_ request: Request) async throws(TransportError) -> Response {
    switch (request.method, request.path) {
    case (.post, "/sessions"): createSession(request.fields)
    default: Response(status: 404)
    }
  }

  private func createSession(_ fields: [String: String]) -> Response {
    guard let username = fields["username"], let user = users[username],
      user.password == fields["password"]
    else { return Response(status: 401) }
    sessionCount += 1
    return Response(status: 201, fields: ["name": user.name, "token": "token-\(sessionCount)"])
  }
}
