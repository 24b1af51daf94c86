/// What a user can do to a window, and no more: nobody taps what is hidden or disabled.
extension Window {
  /// The view with `identifier`, if the user can see it.
  public func visibleView(_ identifier: String) -> View? {
    guard let view = firstView(withIdentifier: identifier), view.isVisible else { return nil }
    return view
  }

  /// Taps the button with `identifier`.
  public func tap(_ identifier: String) throws(InteractionError) {
    guard let view = visibleView(identifier) else { throw .notOnScreen(identifier: identifier) }
    guard let button = view as? Button else { throw .notTappable(identifier: identifier) }
    guard button.isEnabled else { throw .disabled(identifier: identifier) }
    button.sendActions(for: .primaryActionTriggered)
  }

  /// Replaces the text of the field with `identifier`.
  public func enter(_ text: String, into identifier: String) throws(InteractionError) {
    guard let view = visibleView(identifier) else { throw .notOnScreen(identifier: identifier) }
    guard let field = view as? TextField else { throw .notEditable(identifier: identifier) }
    guard field.isEnabled else { throw .disabled(identifier: identifier) }
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}
