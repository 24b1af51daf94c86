import ScreenKit
import Testing

@testable import MVC

/// A segment stands for the choice that it was made from, wherever that is.
@Suite @MainActor
struct ChoiceViewTests {
  private let window = ScreenKit.Window()
  private let view = ChoiceView(
    "Size", [Choice(id: "b", title: "Large"), Choice(id: "a", title: "Small")], identifier: "size")

  init() {
    window.addSubview(view)
  }

  private var shown: String? { window.visibleView("size")?.accessibilityValue }

  @Test func showsWhatIsChosen() {
    view.chosen = "a"
    #expect(shown == "Small")
    view.chosen = "b"
    #expect(shown == "Large")
  }

  @Test func reportsWhatTheUserChooses() throws {
    let choices = Recorder<Choice.ID>()
    view.onChoose = { choices.record($0) }
    try window.tap("size.1")
    #expect(choices.values == ["a"])
  }
}
