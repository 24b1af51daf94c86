/// What a screen can want of the inbox.
enum InboxCommand: Equatable, Sendable {
  case open(thread: String)
  case close(thread: String)
  case write(draft: String, thread: String)
  case send(MessageText, thread: String)
  case retry(key: String)
  case loadOlder(thread: String)
  case reload
}
