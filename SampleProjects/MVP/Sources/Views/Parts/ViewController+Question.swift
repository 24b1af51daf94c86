import ScreenKit

extension ViewController {
  /// Asks the user before something that cannot be undone.
  ///
  /// Returns what shows the question.
  ///
  /// - Parameter identifier: That of the answer's button.
  @discardableResult
  func ask(
    _ question: Question, identifier: String, confirmed: @escaping @MainActor () -> Void
  ) -> AlertController {
    let alert = AlertController(title: question.title)
    alert.addAction(
      AlertAction(
        title: question.answer, style: .destructive, identifier: identifier, handler: confirmed))
    alert.addAction(
      AlertAction(title: question.cancel, style: .cancel, identifier: "alert.cancel"))
    present(alert)
    return alert
  }
}
