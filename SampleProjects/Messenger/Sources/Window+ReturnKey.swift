import ScreenKit

extension Window {
  /// Presses the return key in the field that has the keyboard, and gives the keyboard back to it.
  ///
  /// On a device, the keyboard covers what is behind it until it goes away. Here it is in nobody's
  /// way, and who has sent a message often writes another one.
  func pressReturnKey() throws(InteractionError) {
    let field = firstResponder
    try pressReturn()
    if firstResponder == nil { field?.becomeFirstResponder() }
  }
}
