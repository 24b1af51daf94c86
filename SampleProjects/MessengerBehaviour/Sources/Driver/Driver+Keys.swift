/// How the app guards what must not happen twice.
extension Driver {
  /// Expects that all requests with keys since the last launch, as many as told, have the same.
  func seeOneKey(
    forAttempts count: Int, file: String = #fileID, line: Int = #line
  ) throws {
    try seeKeys(attempts: count, different: 1, file: file, line: line)
  }

  /// Expects that all requests with keys since the last launch, as many as told, have keys of their own.
  func seeNewKeys(
    forAttempts count: Int, file: String = #fileID, line: Int = #line
  ) throws {
    try seeKeys(attempts: count, different: count, file: file, line: line)
  }

  private func seeKeys(attempts: Int, different: Int, file: String, line: Int) throws {
    let keys = connection.requests.compactMap(\.key)
    guard keys.count != attempts || Set(keys).count != different else { return }
    throw failure(
      expected: "\(attempts) requests with \(different) different keys",
      seen: "the keys are \(keys)",
      file: file, line: line)
  }
}
