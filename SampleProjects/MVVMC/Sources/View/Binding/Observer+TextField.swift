import ScreenKit

extension Observer {
  /// Binds a field both ways to the text at `path`: it shows the text, and the user changes it there.
  func bind(_ field: TextField, to path: ReferenceWritableKeyPath<Self, String>) {
    bind { [weak field] in field?.text = $0[keyPath: path] }
    field.addAction(
      { [weak self, weak field] in
        guard let self, let field else { return }
        self[keyPath: path] = field.text
      }, for: .editingChanged)
  }
}
