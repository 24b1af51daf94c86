import ScreenKit
import Testing

@Suite @MainActor
struct AlertControllerTests {
  private let log = LifeCycleLog()
  private let window = Window(size: Size(columns: 30, rows: 9))
  private let screen: LifeCycleRecorder

  init() {
    screen = LifeCycleRecorder("screen", log: log)
    screen.view.addSubview(Button("Delete", identifier: "delete"))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    log.events = []
  }

  private func alert(handler: @escaping @MainActor () -> Void = {}) -> AlertController {
    let alert = AlertController(title: "Delete chat?", message: "Nobody can bring it back.")
    alert.addAction(AlertAction(title: "Keep", style: .cancel, identifier: "alert.keep"))
    alert.addAction(
      AlertAction(
        title: "Delete", style: .destructive, identifier: "alert.delete", handler: handler))
    return alert
  }

  @Test func readsItsTexts() {
    screen.present(alert())
    #expect(window.visibleView("alert.title")?.accessibilityValue == "Delete chat?")
    #expect(
      window.visibleView("alert.message")?.accessibilityValue == "Nobody can bring it back.")
    #expect(throws: InteractionError.notOnScreen(identifier: "delete")) {
      try window.tap("delete")
    }
  }

  @Test func anAnswerDismissesItFirst() throws {
    var presentedAtAnswer: [Bool] = []
    screen.present(
      alert { [screen] in
        presentedAtAnswer.append(screen.presentedViewController != nil)
      })
    try window.tap("alert.delete")
    #expect(presentedAtAnswer == [false])
    try window.tap("delete")
  }

  @Test func theScreenBehindStays() throws {
    screen.present(alert())
    try window.tap("alert.keep")
    #expect(log.events.isEmpty)
  }

  @Test func isDrawnOverTheScreenWithCancelAtTheEnd() {
    screen.present(alert())
    #expect(
      window.draw() == [
        "[ Delete ]",
        "┌───────────────────────────┐",
        "│ Delete chat?              │",
        "│ Nobody can bring it back. │",
        "│ [ Delete ]                │",
        "│ [ Keep ]                  │",
        "└───────────────────────────┘",
        "",
        "",
      ])
  }

  @Test func longTextsAreWrapped() {
    let alert = AlertController(title: "This chat will be gone for everybody in it.")
    alert.addAction(AlertAction(title: "OK", identifier: "alert.ok"))
    screen.present(alert)
    #expect(window.draw()[3].contains("This chat will be gone for"))
    #expect(window.draw()[4].contains("everybody in it."))
  }
}
