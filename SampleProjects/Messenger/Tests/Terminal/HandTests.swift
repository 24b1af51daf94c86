import ScreenKit
import Testing

@testable import Messenger

@Suite @MainActor
struct HandTests {
  private let window: Window
  private let device: Device
  private var hand: Hand

  init() throws {
    device = try .withNotes(rows: 9)
    window = device.window
    hand = Hand(on: window)
    device.start()
  }

  private mutating func press(_ keys: Key...) {
    for key in keys {
      hand.press(key)
    }
  }

  private func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  @Test mutating func typesIntoTheFieldThatHasTheKeyboard() {
    press(.character("x"))
    #expect(text("notes.input") == "")
    press(.tab, .character("4"), .character("你"), .character("!"), .backspace)
    #expect(text("notes.input") == "4你")
    press(.tab, .character("a"), .backspace, .backspace)
    #expect(text("notes.search") == "")
    press(.tab, .character("5"), .enter)
    #expect(text("notes.0") == "4你5")
  }

  @Test mutating func choosesWithArrows() {
    #expect(hand.chosen == nil)
    press(.down)
    #expect(hand.chosen == "notes.0")
    press(.down, .right, .down, .down)
    #expect(hand.chosen == "notes.add")
    press(.down, .down, .down)
    #expect(hand.chosen == "notes.remind")
    press(.left, .up)
    #expect(hand.chosen == "notes.3")
    press(.up, .up, .up, .up)
    #expect(hand.chosen == "notes.0")
  }

  @Test mutating func beginsAtTheEndWhenItGoesUp() {
    press(.up)
    #expect(hand.chosen == "notes.remind")
  }

  @Test mutating func choosesWithNumbersUnlessTheyAreTyped() {
    press(.character("2"))
    #expect(hand.chosen == "notes.remind")
    press(.character("9"), .character("0"))
    #expect(hand.chosen == "notes.remind")
    #expect(hand.numbered == ["notes.add", "notes.remind"] + (0..<4).map { "notes.\($0)" })
    press(.tab)
    #expect(hand.numbered.isEmpty)
  }

  @Test func theTabsHaveTheFirstNumbersAndRowsTheLast() throws {
    let notes = try #require(window.rootViewController)
    window.rootViewController = nil
    let tabs = TabBarController()
    tabs.viewControllers = [notes, ViewController()]
    for (number, tab) in tabs.tabBar.items.enumerated() { tab.identifier = "tabs.\(number)" }
    window.rootViewController = tabs
    window.frame = Rect(columns: 40, rows: 24)
    #expect(
      hand.numbered == ["tabs.0", "tabs.1", "notes.add", "notes.remind"]
        + (0..<5).map { "notes.\($0)" })
  }

  @Test mutating func keepsTheKeyboardAfterTheReturnKey() {
    press(.tab, .character("a"), .enter, .character("b"), .enter)
    #expect(text("notes.0") == "b")
    #expect(text("notes.1") == "a")
    #expect(window.firstResponder?.identifier == "notes.input")
    press(.escape)
    #expect(window.firstResponder == nil)
  }

  @Test mutating func tapsWhatIsChosen() {
    press(.tab, .character("a"), .character("5"), .backspace, .down, .down, .enter)
    #expect(text("navigation.title") == "Note 2")
    #expect(hand.chosen == nil)
  }

  @Test mutating func typingTakesTheReturnKeyBack() {
    press(.tab, .down, .character("a"), .enter)
    #expect(text("navigation.title") == "Notes")
    #expect(text("notes.0") == "a")
  }

  @Test mutating func goesBack() {
    press(.down, .enter)
    #expect(text("navigation.title") == "Note 1")
    press(.escape)
    #expect(text("navigation.title") == "Notes")
  }

  @Test mutating func leavesTheFieldFirst() {
    press(.tab, .escape, .character("3"))
    #expect(text("notes.input") == "")
    #expect(hand.chosen == "notes.0")
  }

  @Test mutating func cancelsAQuestion() {
    let alert = AlertController(title: "Sure?")
    alert.addAction(AlertAction(title: "No", style: .cancel, identifier: "alert.cancel"))
    window.rootViewController?.present(alert)
    press(.escape)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test mutating func scrollsByAPage() {
    press(.pageDown)
    #expect(window.visibleView("notes.3") != nil && window.visibleView("notes.2") == nil)
    press(.pageUp)
    #expect(window.visibleView("notes.0") != nil)
  }
}
