import ScreenKit
import Testing

@testable import MVP

/// A segment stands for the choice that it was made from, wherever that is.
@Suite("The view of choices") @MainActor
struct ChoicesViewTests {
  private let window = Window()
  private let view = ChoicesView("size")
  private let large = Choice(id: "b", title: "Large")
  private let small = Choice(id: "a", title: "Small")

  init() {
    window.addSubview(view)
    view.show(Choices(title: "Size", all: [large, small], chosen: "a"))
  }

  private var shown: String? { window.visibleView("size")?.accessibilityValue }

  @Test("shows the one that holds")
  func shows() {
    #expect(shown == "Small")
    view.show(Choices(title: "Size", all: [small, large], chosen: "b"))

    #expect(shown == "Large")
  }

  @Test("reports the one that the user chooses")
  func reports() throws {
    var chosen: [String] = []
    view.onChoose = { chosen.append($0) }
    try window.tap("size.0")

    #expect(chosen == ["b"])
  }
}
