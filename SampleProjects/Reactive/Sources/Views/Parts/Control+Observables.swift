import ScreenKit

extension Control {
  /// Says when something happens to the control.
  func occurrences(of event: Event) -> Observable<Void> {
    Observable { receive in
      let listener = Listener<Void> { receive(()) }
      self.addAction({ [weak listener] in listener?.hear(()) }, for: event)
      return listener
    }
  }
}

extension Button {
  var taps: Observable<Void> { occurrences(of: .primaryActionTriggered) }
}

extension TextField {
  /// What is in the field whenever the user has changed it.
  var edits: Observable<String> {
    occurrences(of: .editingChanged).map { self.text }
  }

  /// Says when the return key is pressed.
  var returns: Observable<Void> { occurrences(of: .editingDidEndOnExit) }
}
