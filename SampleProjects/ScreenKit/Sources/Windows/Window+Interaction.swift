/// What a user can do to a window, and no more: nobody taps what is hidden, disabled or behind
/// something else.
extension Window {
  /// The view with `identifier`, if the user can see it.
  public func visibleView(_ identifier: String) -> View? {
    layoutIfNeeded()
    let view = frontView.firstView(withIdentifier: identifier)
    return view?.isVisible == true ? view : nil
  }

  /// Taps the button, switch or cell with `identifier`.
  public func tap(_ identifier: String) throws(InteractionError) {
    let view = try find(identifier)
    guard let target = view as? any Tappable else { throw .notTappable(identifier: identifier) }
    guard target.isEnabled else { throw .disabled(identifier: identifier) }
    target.tap()
  }

  /// Replaces the text of the field with `identifier`, which gets the keyboard.
  public func enter(_ text: String, into identifier: String) throws(InteractionError) {
    try focus(identifier)
    firstResponder?.edit(text)
  }

  /// Scrolls the list with `identifier` until `row` can be seen.
  public func scroll(_ identifier: String, toRow row: Int) throws(InteractionError) {
    let list = try findList(identifier)
    guard list.hasRow(row) else { throw .noSuchRow(row, identifier: identifier) }
    list.scrollToRow(at: row, at: .none)
  }

  /// Scrolls the list with `identifier` by `rows`, towards its end, or if negative, its beginning.
  ///
  /// Nothing happens at the end where the list is already.
  public func scroll(_ identifier: String, by rows: Int) throws(InteractionError) {
    try findList(identifier).scroll(by: rows)
  }

  /// The view in front of which there is no other, and behind which nobody can reach.
  var frontView: View {
    var front = rootViewController?.presented
    while let next = front?.presented { front = next }
    return front?.view ?? self
  }

  /// Whether `view` is on the screen, in front of everything.
  func canSee(_ view: View) -> Bool {
    view.isDescendant(of: frontView) && view.isVisible
  }

  func find(_ identifier: String) throws(InteractionError) -> View {
    guard let view = visibleView(identifier) else { throw .notOnScreen(identifier: identifier) }
    return view
  }

  private func findList(_ identifier: String) throws(InteractionError) -> ListView {
    guard let list = try find(identifier) as? ListView else {
      throw .notScrollable(identifier: identifier)
    }
    return list
  }
}
