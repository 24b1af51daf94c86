import ScreenKit

extension ViewController {
  /// Asks whether to do what cannot be undone.
  func ask(
    _ title: String, toConfirm confirmation: String, identifier: String, orCancel cancel: String,
    _ confirmed: @escaping @MainActor () -> Void
  ) {
    let alert = AlertController(title: title)
    alert.addAction(
      AlertAction(
        title: confirmation, style: .destructive, identifier: identifier, handler: confirmed))
    alert.addAction(AlertAction(title: cancel, style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
