import ScreenKit
import Testing

@testable import Messenger

@Suite @MainActor
struct PictureTests {
  private let device: Device
  private var hand: Hand

  init() throws {
    device = try .withNotes(rows: 9)
    hand = Hand(on: device.window)
    device.start()
  }

  /// The lines of a picture, without what clears each.
  private func lines(_ picture: Picture) -> [String] {
    let start = "\u{1B}[H\u{1B}[K"
    #expect(picture.text.hasPrefix(start))
    return picture.text.dropFirst(start.count).split(
      separator: "\r\n\u{1B}[K", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func drawn() -> [String] {
    lines(Picture(of: device.window, hand: hand, hint: "tab: next field"))
  }

  @Test func showsTheScreenAboveTheHint() {
    #expect(drawn() == device.window.draw() + ["tab: next field"])
  }

  @Test mutating func marksWhatIsChosen() {
    hand.press(.character("5"))
    #expect(drawn()[8] == "\u{1B}[7m[ Add ]\u{1B}[0m  [ Remind ]")
    hand.press(.right)
    #expect(drawn()[8] == "[ Add ]  \u{1B}[7m[ Remind ]\u{1B}[0m")
  }

  @Test mutating func marksARowAsFarAsItReaches() {
    hand.press(.down)
    #expect(drawn()[2] == "\u{1B}[7mNote 1" + String(repeating: " ", count: 34) + "\u{1B}[0m")
  }

  @Test mutating func underlinesTheFieldThatHasTheKeyboard() {
    hand.press(.tab)
    #expect(drawn()[6].hasPrefix("\u{1B}[4mNew: _  "))
  }

  @Test func countsTwoColumnsForAWideCharacter() {
    let place = Picture.Place(rect: Rect(column: 2, columns: 2, rows: 1), mark: .reversed)
    #expect(lines(Picture(rows: ["你好吗"], marks: [place])) == ["你\u{1B}[7m好\u{1B}[0m吗"])
  }

  @Test func aLaterMarkLiesAbove() {
    let under = Picture.Place(rect: Rect(columns: 3, rows: 1), mark: .underlined)
    let above = Picture.Place(rect: Rect(column: 1, columns: 1, rows: 1), mark: .reversed)
    #expect(
      lines(Picture(rows: ["abc"], marks: [under, above]))
        == ["\u{1B}[4ma\u{1B}[0m\u{1B}[7mb\u{1B}[0m\u{1B}[4mc\u{1B}[0m"])
  }

  @Test func cutsTheHintToTheScreen() {
    let picture = Picture(of: device.window, hand: hand, hint: String(repeating: "-", count: 99))
    #expect(picture.rows.last?.count == 40)
  }
}
