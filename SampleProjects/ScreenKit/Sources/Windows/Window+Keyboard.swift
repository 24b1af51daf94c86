/// What a user can do with a keyboard.
extension Window {
  /// Gives the keyboard to the field with `identifier`, as a tap on it does on a device.
  public func focus(_ identifier: String) throws(InteractionError) {
    guard let field = try find(identifier) as? TextField else {
      throw .notEditable(identifier: identifier)
    }
    guard field.becomeFirstResponder() else { throw .disabled(identifier: identifier) }
  }

  /// Gives the keyboard to the next field that can have it, as the tab key does.
  ///
  /// The last field is followed by the first one. Nothing happens if there is no field.
  public func focusNext() {
    layoutIfNeeded()
    let fields = frontView.textFields.filter { $0.isEnabled && $0.isVisible }
    let current = fields.firstIndex { $0.isFirstResponder }
    let next = current.map { ($0 + 1) % fields.count } ?? 0
    guard fields.indices.contains(next) else { return }
    fields[next].becomeFirstResponder()
  }

  /// Types `text` after what is in the field that has the keyboard.
  public func type(_ text: String) throws(InteractionError) {
    let field = try focusedField()
    field.edit(field.text + text)
  }

  /// Presses the return key in the field that has the keyboard, which the field then gives up.
  public func pressReturn() throws(InteractionError) {
    let field = try focusedField()
    field.sendActions(for: .editingDidEndOnExit)
    field.resignFirstResponder()
  }

  private func focusedField() throws(InteractionError) -> TextField {
    guard let field = firstResponder, field.isEnabled, canSee(field) else {
      throw .nothingFocused
    }
    return field
  }
}

extension View {
  /// The text fields in this tree, in drawing order.
  fileprivate var textFields: [TextField] {
    ((self as? TextField).map { [$0] } ?? []) + subviews.flatMap(\.textFields)
  }
}
