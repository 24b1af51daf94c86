extension Driver {
  /// Expects that the app asks nothing of the server while this happens.
  func serverIsNotAsked(
    file: String = #fileID, line: Int = #line, during steps: () async throws -> Void
  ) async throws {
    let known = connection.requests.count
    try await steps()
    let new = connection.requests.dropFirst(known)
    guard !new.isEmpty else { return }
    throw failure(
      expected: "no request", seen: "the server was asked \(Array(new))", file: file, line: line)
  }
}
