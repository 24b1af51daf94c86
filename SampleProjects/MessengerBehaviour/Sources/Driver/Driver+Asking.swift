import MessengerWire

/// What the app asks of the server while something happens.
extension Driver {
  /// Expects that the app asks nothing.
  func serverIsNotAsked(
    file: String = #fileID, line: Int = #line, during steps: () async throws -> Void
  ) async throws {
    let new = try await requests(during: steps)
    guard !new.isEmpty else { return }
    throw failure(
      expected: "no request", seen: "the server was asked \(new)", file: file, line: line)
  }

  /// Expects that the app asks once for its session, and nothing else.
  func serverIsAskedOnlyToResume(
    file: String = #fileID, line: Int = #line, during steps: () async throws -> Void
  ) async throws {
    let new = try await requests(during: steps)
    guard new.count != 1 || !new[0].isResume else { return }
    throw failure(
      expected: "the session to be resumed, and nothing else",
      seen: "the server was asked \(new)", file: file, line: line)
  }

  private func requests(during steps: () async throws -> Void) async rethrows -> [ClientRequest] {
    let known = connection.requests.count
    try await steps()
    return Array(connection.requests.dropFirst(known))
  }
}
