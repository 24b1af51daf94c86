import ScreenKit

extension AlertController {
  /// - Parameter identifier: That of the button which confirms.
  convenience init(
    _ question: Question, identifier: String, _ confirmed: @escaping @MainActor () -> Void
  ) {
    self.init(title: question.title)
    addAction(
      AlertAction(
        title: question.confirmation, style: .destructive, identifier: identifier,
        handler: confirmed))
    addAction(
      AlertAction(title: question.cancellation, style: .cancel, identifier: "alert.cancel"))
  }
}
