import ScreenKit

extension Picture {
  /// How many columns there are at the left of a window, for numbers.
  static let gutter = 2

  /// Draws a window, with a hint below it.
  ///
  /// The field that has the keyboard is underlined, and what is chosen is reversed. What the digits
  /// choose has its number before it.
  @MainActor
  init(of window: Window, hand: Hand, hint: String) {
    rows = window.draw().map { String(repeating: " ", count: Picture.gutter) + $0 }
    for (index, identifier) in hand.numbered.enumerated() {
      guard let place = window.placeOfNumber(before: identifier) else { continue }
      rows[place.row].replaceCharacter(at: place.column, with: Character("\(index + 1)"))
      marks.append(Place(rect: place, mark: .bold))
    }
    mark(window.firstResponder?.identifier, in: window, with: .underlined)
    mark(hand.chosen, in: window, with: .reversed)
    rows.append(String(hint.prefix(window.bounds.size.columns + Picture.gutter)))
  }

  @MainActor
  private mutating func mark(_ identifier: String?, in window: Window, with mark: Mark) {
    guard var rect = identifier.flatMap(window.place) else { return }
    rect.column += Picture.gutter
    marks.append(Place(rect: rect, mark: mark))
  }
}

extension Window {
  /// Where a number stands in a picture. There is always a free column before a control: that of
  /// the gutter, or of the gap between two controls.
  fileprivate func placeOfNumber(before identifier: String) -> Rect? {
    guard let place = place(of: identifier) else { return nil }
    let distance = visibleView(identifier) is ListCell ? 2 : 1
    return Rect(
      column: Picture.gutter + place.column - distance, row: place.row, columns: 1, rows: 1)
  }
}

extension String {
  /// Puts another character in a column that a narrow one has.
  fileprivate mutating func replaceCharacter(at column: Int, with new: Character) {
    var end = 0
    self = String(
      map { character in
        end += character.columns
        return end == column + 1 && character.columns == 1 ? new : character
      })
  }
}
