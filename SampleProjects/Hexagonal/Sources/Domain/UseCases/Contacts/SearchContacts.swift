/// Searches when the user pauses, not at each letter.
struct SearchContacts: SearchingContacts {
  /// In seconds.
  static let pause = 0.3

  let clock: any Clock

  func searchText(typed text: String) async throws(CancellationError) -> String {
    try await clock.wait(seconds: Self.pause)
    return text.trimmed
  }
}
