import ScreenKit

extension ViewController {
  /// Asks a question, and tells a subject when the user says yes.
  func ask(_ question: Question, yesIdentifier: String, _ confirmed: Subject<Void>) {
    let alert = AlertController(title: question.title)
    alert.addAction(
      AlertAction(title: question.yes, style: .destructive, identifier: yesIdentifier) {
        confirmed.onNext(())
      })
    alert.addAction(AlertAction(title: question.no, style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
