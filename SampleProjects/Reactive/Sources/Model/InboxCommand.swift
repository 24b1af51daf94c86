/// What the user can do with the inbox.
enum InboxCommand: Equatable, Sendable {
  case beginReading(thread: String)
  case endReading(thread: String)
  case write(draft: String, thread: String)
  case send(MessageText, thread: String)
  case retry(key: String)
  case loadNewest(thread: String)
  case loadOlder(thread: String)
  case loadThreads
}
