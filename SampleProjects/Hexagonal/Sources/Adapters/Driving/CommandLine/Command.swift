/// What can be asked for on a command line.
enum Command: Equatable {
  case status
  case login(username: String, password: String)
  case logout
  case rename(String)
  case contacts
  case find(String)
  case add(handle: String, name: String)
  case delete(handle: String)
  case chats
  case write(handle: String)
  case makeGroup(handles: [String], name: String)
  case leave(conversation: String)
  case read(conversation: String)
  case older(conversation: String)
  case send(conversation: String, text: String)
  case retry(key: String)
  case stickers
  case purchase(pack: String, card: String)

  /// Reads a line such as `send thread-1 Hello`; `nil` if it is none of the commands.
  init?(_ line: String) {
    let (word, rest) = Self.split(line)
    let (first, others) = Self.split(rest)
    switch (word, first.isEmpty, others.isEmpty) {
    case ("status", true, true): self = .status
    case ("login", false, false): self = .login(username: first, password: others)
    case ("logout", true, true): self = .logout
    case ("rename", false, _): self = .rename(rest)
    case ("contacts", true, true): self = .contacts
    case ("search", _, _): self = .find(rest)
    case ("add", false, _): self = .add(handle: first, name: others)
    case ("delete", false, true): self = .delete(handle: first)
    case ("chats", true, true): self = .chats
    case ("write", false, true): self = .write(handle: first)
    case ("group", false, _):
      self = .makeGroup(handles: first.split(separator: ",").map(String.init), name: others)
    case ("leave", false, true): self = .leave(conversation: first)
    case ("read", false, true): self = .read(conversation: first)
    case ("older", false, true): self = .older(conversation: first)
    case ("send", false, _): self = .send(conversation: first, text: others)
    case ("retry", false, true): self = .retry(key: first)
    case ("stickers", true, true): self = .stickers
    case ("buy", false, _): self = .purchase(pack: first, card: others)
    default: return nil
    }
  }

  /// The first word, and what comes after it, without the blanks before either.
  private static func split(_ text: String) -> (word: String, rest: String) {
    let start = text.drop { $0 == " " }
    let word = start.prefix { $0 != " " }
    return (String(word), String(start.dropFirst(word.count).drop { $0 == " " }))
  }
}
