/// What a line of a script asks for.
enum Command: Equatable {
  case enter(text: String, identifier: String)
  case tap(identifier: String)
  case focus(identifier: String)
  case type(text: String)
  case pressReturn
  case scroll(identifier: String, rows: Int)
  case wait(seconds: Double)
  case see(identifier: String, text: String?)
  case open(link: String)
  case quit

  static let manual = """
      enter <identifier> <text>    replace the text of a field
      tap <identifier>             tap a button, a switch or a row
      focus <identifier>           give the keyboard to a field
      type <text>                  type into the field that has the keyboard
      return                       press the return key
      scroll <identifier> <rows>   scroll a list down, or with -<rows>, up
      wait <seconds>               let time pass
      see <identifier> [<text>]    fail unless that is on the screen, and reads so
      open <link>                  follow a deep link
      quit                         leave
    """

  /// Reads a line; `nil` if it is no command.
  init?(_ line: String) {
    let (verb, rest) = Command.firstWord(of: line[...])
    switch verb {
    case "type" where !rest.isEmpty: self = .type(text: rest)
    case "return" where rest.isEmpty: self = .pressReturn
    case "quit" where rest.isEmpty: self = .quit
    case "open" where !rest.isEmpty: self = .open(link: rest)
    case "wait":
      guard let seconds = Double(rest), seconds >= 0, seconds <= 86400 else { return nil }
      self = .wait(seconds: seconds)
    default:
      let (identifier, text) = Command.firstWord(of: rest[...])
      self.init(verb, identifier, text)
    }
  }

  /// Reads a command that begins with an identifier.
  private init?(_ verb: String, _ identifier: String, _ text: String) {
    guard !identifier.isEmpty else { return nil }
    switch verb {
    case "enter": self = .enter(text: text, identifier: identifier)
    case "tap" where text.isEmpty: self = .tap(identifier: identifier)
    case "focus" where text.isEmpty: self = .focus(identifier: identifier)
    case "see": self = .see(identifier: identifier, text: text.isEmpty ? nil : text)
    case "scroll":
      guard let rows = Int(text) else { return nil }
      self = .scroll(identifier: identifier, rows: rows)
    default: return nil
    }
  }

  /// The first word, and what comes after it, without the blanks around both.
  private static func firstWord(of text: Substring) -> (word: String, rest: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let rest = parts.dropFirst().first.map { $0.drop { $0 == " " } } ?? ""
    let end = rest.lastIndex { $0 != " " && $0 != "\r" && $0 != "\t" }
    return (parts.first.map(String.init) ?? "", end.map { String(rest[...$0]) } ?? "")
  }
}
