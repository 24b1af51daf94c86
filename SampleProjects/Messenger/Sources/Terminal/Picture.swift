import ScreenKit

/// A drawn screen with marks on it, as a terminal takes it.
struct Picture: Equatable {
  /// How a part of the screen stands out.
  enum Mark: String {
    case bold = "\u{1B}[1m"
    case underlined = "\u{1B}[4m"
    case reversed = "\u{1B}[7m"
    case none = "\u{1B}[0m"
  }

  /// The rows of the screen, from top to bottom.
  var rows: [String]

  /// The places that stand out; a later one lies above those before it.
  var marks: [Place] = []

  struct Place: Equatable {
    let rect: Rect
    let mark: Mark
  }

  /// What draws the picture over whatever the terminal shows.
  var text: String {
    // A row is cleared first: after its last column, that would take the last character away.
    let lines = rows.indices.map { "\u{1B}[K" + line($0) }
    return "\u{1B}[H" + lines.joined(separator: "\r\n")
  }

  private func line(_ row: Int) -> String {
    let places = marks.filter { ($0.rect.row..<$0.rect.row + $0.rect.size.rows).contains(row) }
    let end = places.map { $0.rect.column + $0.rect.size.columns }.max() ?? 0
    var line = ""
    var column = 0
    var mark = Mark.none
    func append(_ character: Character) {
      let place = places.last {
        ($0.rect.column..<$0.rect.column + $0.rect.size.columns).contains(column)
      }
      let next = place?.mark ?? .none
      if next != mark {
        if mark != .none { line += Mark.none.rawValue }
        if next != .none { line += next.rawValue }
        mark = next
      }
      line.append(character)
      column += character.columns
    }
    rows[row].forEach(append)
    while column < end { append(" ") }
    return mark == .none ? line : line + Mark.none.rawValue
  }
}
