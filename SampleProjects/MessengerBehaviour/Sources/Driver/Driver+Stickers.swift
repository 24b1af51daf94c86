extension Driver {
  /// Launches the app, signs in, and goes to the stickers, which are Cats, Analytical Engines, and
  /// Moths and Relays.
  func launchInStickers(
    _ username: String = "ada", _ password: String = "lovelace",
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await launchSignedIn(username, password, file: file, line: line)
    try await tap("tabs.stickers", file: file, line: line)
  }

  /// Launches the app, signs in, and goes to the purchase of the Cats.
  func launchInPurchase(file: String = #fileID, line: Int = #line) async throws {
    try await launchInStickers(file: file, line: line)
    try await tap("stickers.0", file: file, line: line)
  }

  /// Enters a card, and buys.
  func buys(
    with card: String = "4242424242424242", file: String = #fileID, line: Int = #line
  ) async throws {
    try await enter(card, into: "purchase.card", file: file, line: line)
    try await tap("purchase.buy", file: file, line: line)
  }
}
