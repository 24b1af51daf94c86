import ScreenKit

/// The player's hand on the keyboard: does with an app's screen what the keys say.
///
/// What cannot be done has no effect, as on a device.
@MainActor
struct Hand {
  let window: Window

  /// What was chosen last, whether or not it is still on the screen.
  private var lastChosen: String?

  init(on window: Window) {
    self.window = window
  }

  /// What the return key taps, if anything; else it goes to the field that has the keyboard.
  var chosen: String? {
    lastChosen.flatMap { window.tappableIdentifiers.contains($0) ? $0 : nil }
  }

  mutating func press(_ key: Key) {
    switch key {
    case .character(let character): type(character)
    case .backspace: deleteLastCharacter()
    case .tab:
      lastChosen = nil
      window.focusNext()
    case .enter: pressReturn()
    case .escape: goBack()
    case .up, .left: choose(by: -1)
    case .down, .right: choose(by: 1)
    case .pageUp: scroll(-1)
    case .pageDown: scroll(1)
    case .interrupt: break
    }
  }

  private mutating func type(_ character: Character) {
    if window.firstResponder != nil {
      lastChosen = nil
      try? window.type(String(character))
    } else if let number = character.wholeNumberValue, numbered.indices.contains(number - 1) {
      lastChosen = numbered[number - 1]
    }
  }

  private mutating func deleteLastCharacter() {
    guard let field = window.firstResponder, let identifier = field.identifier else { return }
    lastChosen = nil
    try? window.enter(String(field.text.dropLast()), into: identifier)
  }

  private func pressReturn() {
    if let chosen {
      try? window.tap(chosen)
    } else {
      try? window.pressReturnKey()
    }
  }

  /// Leaves the field, or else the question or the screen.
  private func goBack() {
    if let field = window.firstResponder {
      field.resignFirstResponder()
    } else if window.visibleView("alert.cancel") != nil {
      try? window.tap("alert.cancel")
    } else {
      try? window.tap("navigation.back")
    }
  }

  private mutating func choose(by step: Int) {
    let identifiers = window.tappableIdentifiers
    guard let last = identifiers.indices.last else { return }
    if let index = chosen.flatMap(identifiers.firstIndex) {
      lastChosen = identifiers[min(max(0, index + step), last)]
    } else {
      lastChosen = identifiers[step > 0 ? 0 : last]
    }
  }

  /// Scrolls by as many rows as can be seen, but for one, to find one's way.
  private func scroll(_ direction: Int) {
    guard let identifier = window.scrollableIdentifiers.first,
      let list = window.visibleView(identifier) as? ListView
    else { return }
    try? window.scroll(identifier, by: direction * max(1, list.visibleRows.count - 1))
  }
}
