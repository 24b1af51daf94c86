import MessengerTexts
import ScreenKit
import Testing

@testable import VIPER

@Suite("A list") @MainActor
struct ListPanelTests {
  private let window = Window()
  private let panel = ListPanel("list", texts: Texts(in: .english))

  init() {
    let screen = ViewController()
    screen.view.addSubview(panel)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private func isVisible(_ part: String) -> Bool {
    window.visibleView("list.\(part)") != nil
  }

  @Test("says what it is told, and nothing by itself")
  func shows() {
    let parts = ["busy", "empty", "error", "retry"]
    #expect(parts.filter(isVisible).isEmpty)
    panel.show(ListNotice(isBusy: true))
    #expect(parts.filter(isVisible) == ["busy"])
    panel.show(ListNotice(emptyText: "Nothing.", error: "No."))
    #expect(parts.filter(isVisible) == ["empty", "error"])
    #expect(window.visibleView("list.error")?.accessibilityValue == "No.")
    panel.show(ListNotice(mayRetry: true))
    #expect(parts.filter(isVisible) == ["retry"])
  }
}
