import MessengerHost
import ScreenKit

/// The smallest app that scenarios can be tried on: a field, and a button that echoes it.
final class EchoApp: SignInApp {
  private let window: Window
  private let screen = Screen()

  init(window: Window, transport: any Transport) {
    self.window = window
  }

  func start() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private final class Screen: ViewController {
    private let field = TextField("Text", identifier: "text")
    private let button = Button("Echo", identifier: "echo")
    private let label = Label(identifier: "result")

    override func loadView() {
      label.isHidden = true
      view = StackView(arrangedSubviews: [field, button, label])
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(self, action: Screen.echo, for: .primaryActionTriggered)
    }

    private func echo() {
      label.text = field.text
      label.isHidden = false
      button.isEnabled = false
    }
  }
}
