import ScreenKit

extension Control {
  /// Says when something happens to the control.
  func occurrences(of event: Event) -> Signal<Void> {
    Signal { receive in
      let listener = Listener<Void> { receive(()) }
      self.addAction({ [weak listener] in listener?.hear(()) }, for: event)
      return listener
    }
  }
}

extension Button {
  var taps: Signal<Void> { occurrences(of: .primaryActionTriggered) }
}

extension TextField {
  /// What is in the field, now and whenever that changes.
  var texts: Signal<String> {
    Signal { receive in
      receive(self.text)
      return self.edits.subscribe(receive)
    }
  }

  /// What is in the field, whenever that changes.
  var edits: Signal<String> {
    occurrences(of: .editingChanged).map { self.text }
  }

  /// Says when the return key is pressed.
  var returns: Signal<Void> { occurrences(of: .editingDidEndOnExit) }

  /// Puts a text into the field, of which those hear who listen to the field.
  func replaceText(with newText: String) {
    guard newText != text else { return }
    text = newText
    sendActions(for: .editingChanged)
  }
}

extension SegmentedControl {
  var selections: Signal<Int> {
    occurrences(of: .valueChanged).map { self.selectedSegmentIndex }
  }
}
