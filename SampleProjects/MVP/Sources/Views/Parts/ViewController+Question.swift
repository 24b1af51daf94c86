import MessengerTexts
import ScreenKit

extension ViewController {
  /// Asks the user before something that cannot be undone.
  ///
  /// - Parameters:
  ///   - answer: What the user can choose, or cancel.
  ///   - identifier: That of the answer's button.
  func ask(
    _ title: String, answer: String, identifier: String, texts: Texts,
    confirmed: @escaping @MainActor () -> Void
  ) {
    let alert = AlertController(title: title)
    alert.addAction(
      AlertAction(title: answer, style: .destructive, identifier: identifier, handler: confirmed))
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
