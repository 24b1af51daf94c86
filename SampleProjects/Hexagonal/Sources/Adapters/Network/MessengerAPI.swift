import MessengerHost

/// The server's interface, in the server's terms: paths, fields and status codes.
struct MessengerAPI {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func createSession(
    username: String, password: String
  ) async throws(MessengerAPIError) -> SessionRecord {
    let request = Request(
      .post, "/sessions", fields: ["username": username, "password": password])
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      throw .unreachable
    }
    guard response.status == 201 else { throw .status(response.status) }
    guard let record = SessionRecord(response.fields) else { throw .malformed }
    return record
  }
}
