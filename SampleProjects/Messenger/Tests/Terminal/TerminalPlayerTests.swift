import ScreenKit
import Testing

@testable import Messenger

@Suite @MainActor
struct TerminalPlayerTests {
  @Test func tellsTheKeysInTheWidthOfASmallTerminal() {
    #expect(TerminalPlayer.hint.reduce(0) { $0 + $1.columns } <= 80)
  }
}
