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

  /// The lines of a picture, as somebody reads them.
  private func read() -> [String] {
    drawn().map { $0.replacing(/\u{1B}\[[0-9]m/, with: "") }
  }

  @Test mutating func showsTheScreenAboveTheHintAndNumbersWhileDigitsChoose() {
    #expect(
      read() == [
        "  Notes", "  no link", "3 Note 1", "4 Note 2", "5 Note 3", "6 Note 4", "  New:",
        "  Search:", " 1[ Add ] 2[ Remind ]", "tab: next field",
      ])
    #expect(drawn()[3] == "\u{1B}[1m4\u{1B}[0m Note 2")
    hand.press(.tab)
    #expect(read()[2] == "  Note 1")
    #expect(read()[8] == "  [ Add ]  [ Remind ]")
    hand.press(.escape)
    #expect(read()[8] == " 1[ Add ] 2[ Remind ]")
  }

  @Test func showsTheNumbersInAnyPlace() {
    let screen = ViewController()
    screen.view = StackView(arrangedSubviews: [
      Switch(identifier: "sounds"), SegmentedControl(["浅色", "深色"], identifier: "style"),
      Button(String(repeating: "x", count: 60), identifier: "long"), Button("No name"),
    ])
    device.window.rootViewController = screen
    #expect(
      read().prefix(4) == [
        " 1[ off ]", " 2[•浅色 ] 3[ 深色 ]", " 4[ " + String(repeating: "x", count: 37) + "…",
        "  [ No name ]",
      ])
  }

  @Test func showsTheNumbersInAnAlert() {
    let alert = AlertController(title: "Sure?")
    alert.addAction(AlertAction(title: "Yes", identifier: "alert.yes"))
    device.window.rootViewController?.present(alert)
    #expect(read().contains { $0.contains("│1[ Yes ] │") })
    #expect(!read().contains { $0.contains("2") && $0.contains("Remind") })
  }

  @Test mutating func marksWhatIsChosen() {
    hand.press(.character("1"))
    #expect(
      drawn()[8]
        == " \u{1B}[1m1\u{1B}[0m\u{1B}[7m[ Add ]\u{1B}[0m \u{1B}[1m2\u{1B}[0m[ Remind ]")
    hand.press(.tab)
    hand.press(.up)
    #expect(drawn()[8] == "  [ Add ]  \u{1B}[7m[ Remind ]\u{1B}[0m")
  }

  @Test mutating func marksARowAsFarAsItReaches() {
    hand.press(.tab)
    hand.press(.down)
    #expect(drawn()[2] == "  \u{1B}[7mNote 1" + String(repeating: " ", count: 34) + "\u{1B}[0m")
  }

  @Test mutating func underlinesTheFieldThatHasTheKeyboard() {
    hand.press(.tab)
    #expect(drawn()[6].hasPrefix("  \u{1B}[4mNew: _  "))
    #expect(drawn()[7] == "  Search:")
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
    #expect(picture.rows.last?.count == 42)
  }
}
