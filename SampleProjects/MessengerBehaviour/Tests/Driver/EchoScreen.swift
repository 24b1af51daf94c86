import Foundation
import MessengerHost
import ScreenKit

/// Lists what the user writes, keeps the last of it in a file, and shows what it is told.
final class EchoScreen: ViewController {
  private let clock: any AppClock
  private let file: URL
  private let field = TextField("Text", identifier: "text")
  private let echoButton = Button("Echo", identifier: "echo")
  private let laterButton = Button("Later", identifier: "later")
  private let disabledButton = Button("Never", identifier: "never")
  private let lines = StackView(arrangedSubviews: [])
  private let kept = Label(identifier: "kept")
  private let news = Label(identifier: "news")

  init(clock: any AppClock, file: String) {
    self.clock = clock
    self.file = URL(fileURLWithPath: file)
    super.init()
  }

  override func loadView() {
    let hidden = Label("Nobody sees this.", identifier: "hidden")
    hidden.isHidden = true
    disabledButton.isEnabled = false
    view = StackView(
      arrangedSubviews: [
        field, echoButton, laterButton, disabledButton, lines, kept, news, hidden,
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    kept.text = try? String(contentsOf: file, encoding: .utf8)
    kept.isHidden = kept.text == nil
    echoButton.addTarget(self, action: EchoScreen.echo, for: .primaryActionTriggered)
    field.addTarget(self, action: EchoScreen.echo, for: .editingDidEndOnExit)
    laterButton.addTarget(self, action: EchoScreen.echoLater, for: .primaryActionTriggered)
  }

  func tell(_ text: String) {
    news.text = text
  }

  private func echo() {
    let row = View(identifier: "lines.\(lines.subviews.count)")
    row.addSubview(Label(field.text, identifier: "lines.\(lines.subviews.count).text"))
    lines.addSubview(row)
    try? Data(field.text.utf8).write(to: file)
  }

  private func echoLater() {
    Task { [clock, weak self] in
      try? await clock.sleep(for: 1)
      self?.echo()
    }
  }
}
