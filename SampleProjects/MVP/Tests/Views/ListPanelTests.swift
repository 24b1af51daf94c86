import ScreenKit
import Testing

@testable import MVP

@Suite("The view of a list") @MainActor
struct ListPanelTests {
  private let window = Window()
  private let panel = ListPanel<MemberCell>("list")

  init() {
    window.addSubview(panel)
  }

  private var shown: [String] {
    ["busy", "empty", "error", "retry", "0.chosen"].filter {
      window.visibleView("list.\($0)") != nil
    }
  }

  @Test("shows what it is told, and nothing else")
  func shows() {
    #expect(shown.isEmpty)
    panel.show(ListContent(isBusy: true))
    #expect(shown == ["busy"])
    panel.show(ListContent(note: "None."))
    #expect(shown == ["empty"])
    panel.show(ListContent(error: "No.", retryTitle: "Again"))
    #expect(shown == ["error", "retry"])
    panel.show(ListContent(rows: [MemberRow(name: "Ada", mark: "x")], error: "No."))

    #expect(shown == ["error", "0.chosen"])
    #expect(window.visibleView("list.0.chosen")?.accessibilityValue == "x")
  }
}
