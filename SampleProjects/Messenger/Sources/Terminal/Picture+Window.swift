import ScreenKit

extension Picture {
  /// Draws a window, with a hint below it.
  ///
  /// The field that has the keyboard is underlined, and what is chosen is reversed.
  @MainActor
  init(of window: Window, hand: Hand, hint: String) {
    func place(_ identifier: String?, _ mark: Mark) -> Place? {
      identifier.flatMap(window.place).map { Place(rect: $0, mark: mark) }
    }
    let field = place(window.firstResponder?.identifier, .underlined)
    let chosen = place(hand.chosen, .reversed)
    rows = window.draw() + [String(hint.prefix(window.bounds.size.columns))]
    marks = [field, chosen].compactMap { $0 }
  }
}
