extension Driver {
  /// Launches the app and signs in; from then on, replies are late, so that everything is loading.
  func launchLoading(
    _ username: String = "ada", _ password: String = "lovelace",
    file: String = #fileID, line: Int = #line
  ) async throws {
    await launch()
    serverHoldsReplies()
    try await submit(username, password, file: file, line: line)
    await serverAnswersOnce()
  }
}
