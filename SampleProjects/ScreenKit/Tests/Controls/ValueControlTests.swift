import ScreenKit
import Testing

/// Controls whose value the user changes by a tap.
@Suite @MainActor
struct ValueControlTests {
  private let toggle = Switch(identifier: "mute")
  private let segments = SegmentedControl(["All", "Unread"], identifier: "filter")
  private let window = Window()
  private let screen = ViewController()

  init() {
    screen.view.addSubview(toggle)
    screen.view.addSubview(segments)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func aTapTurnsASwitch() throws {
    var values: [Bool] = []
    toggle.addAction({ [unowned toggle] in values.append(toggle.isOn) }, for: .valueChanged)
    #expect(toggle.accessibilityValue == "off")
    try window.tap("mute")
    #expect(toggle.accessibilityValue == "on")
    toggle.isOn = false
    #expect(values == [true])
  }

  @Test func aSwitchLooksAsItIs() {
    #expect(toggle.content == "[ off ]")
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(toggle.content == "( on )")
    #expect(throws: InteractionError.disabled(identifier: "mute")) { try window.tap("mute") }
  }

  @Test func aTapSelectsASegment() throws {
    var values: [Int] = []
    segments.addAction(
      { [unowned segments] in values.append(segments.selectedSegmentIndex) }, for: .valueChanged)
    try window.tap("filter.1")
    try window.tap("filter.1")
    #expect(segments.accessibilityValue == "Unread")
    segments.selectedSegmentIndex = 0
    #expect(segments.accessibilityValue == "All")
    #expect(values == [1])
  }

  @Test func theSelectedSegmentIsMarked() {
    segments.selectedSegmentIndex = 1
    #expect(window.draw()[1] == "[ All ]  [•Unread ]")
    #expect(segments.render().map(\.identifiers) == [["filter.0", "filter.1"]])
  }

  @Test func aDisabledControlHasDisabledSegments() {
    segments.isEnabled = false
    #expect(throws: InteractionError.disabled(identifier: "filter.1")) {
      try window.tap("filter.1")
    }
  }
}
