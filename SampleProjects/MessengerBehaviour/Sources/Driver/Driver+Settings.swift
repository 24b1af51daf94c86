import ScreenKit

/// The device's settings.
extension Driver {
  /// Launches the app of Ada and selects the tab Settings.
  func launchInSettings(file: String = #fileID, line: Int = #line) async throws {
    try await launchSignedIn(file: file, line: line)
    try await tap("tabs.settings", file: file, line: line)
  }

  /// Enters another name for the account and saves it.
  func rename(to name: String, file: String = #fileID, line: Int = #line) async throws {
    try await enter(name, into: "settings.name", file: file, line: line)
    try await tap("settings.saveName", file: file, line: line)
  }

  /// Expects the screen to be light or dark, whatever it shows.
  func seeAppearance(
    _ style: UserInterfaceStyle, file: String = #fileID, line: Int = #line
  ) throws {
    try compare(
      "the screen's appearance", window.traitCollection.userInterfaceStyle, with: style,
      file: file, line: line)
  }

  /// Expects the text to have this size, whatever it says.
  func seeTextSize(
    _ size: ContentSizeCategory, file: String = #fileID, line: Int = #line
  ) throws {
    try compare(
      "the size of the text", window.traitCollection.contentSizeCategory, with: size,
      file: file, line: line)
  }
}
