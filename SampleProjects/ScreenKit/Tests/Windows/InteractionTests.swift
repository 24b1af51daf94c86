import ScreenKit
import Testing

@Suite @MainActor
struct InteractionTests {
  private final class Screen: ViewController {
    let button = Button("Go", identifier: "go")
    let field = TextField("Name", identifier: "name")
    private(set) var reports: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      view.addSubview(field)
      button.addTarget(self, action: Screen.tapped, for: .primaryActionTriggered)
      field.addTarget(self, action: Screen.edited, for: .editingChanged)
    }

    private func tapped() { reports.append("tapped") }
    private func edited() { reports.append("edited to \(field.text)") }
  }

  private let screen = Screen()
  private let window = Window()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func tapsAndEdits() throws {
    try window.tap("go")
    try window.enter("Ada", into: "name")
    #expect(screen.reports == ["tapped", "edited to Ada"])
  }

  @Test func settingTextFromCodeReportsNothing() {
    screen.field.text = "Ada"
    #expect(screen.reports.isEmpty)
  }

  @Test func nobodyTapsWhatIsHidden() {
    screen.button.isHidden = true
    #expect(throws: InteractionError.notOnScreen(identifier: "go")) { try window.tap("go") }
  }

  @Test func nobodyTapsWhatIsDisabled() {
    screen.button.isEnabled = false
    #expect(throws: InteractionError.disabled(identifier: "go")) { try window.tap("go") }
    #expect(screen.reports.isEmpty)
  }

  @Test func nobodyEditsAButtonOrTapsAField() {
    #expect(throws: InteractionError.notEditable(identifier: "go")) {
      try window.enter("Ada", into: "go")
    }
    #expect(throws: InteractionError.notTappable(identifier: "name")) { try window.tap("name") }
  }
}
