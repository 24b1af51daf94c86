import ScreenKit

extension ViewController {
  /// Asks a question, and has it done if the user confirms.
  ///
  /// - Parameter identifier: That of the button that confirms.
  func ask(_ question: Question, identifier: String) {
    let alert = AlertController(title: question.title)
    alert.addAction(
      AlertAction(title: question.confirmTitle, style: .destructive, identifier: identifier) {
        Task { await question.confirm() }
      })
    alert.addAction(
      AlertAction(title: question.cancelTitle, style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
