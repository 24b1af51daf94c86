enum ContactsEffect: Equatable, Sendable {
  case save([Contact])
  case load
  case wait(seconds: Double, search: Int)
  case add(name: String, handle: String, visit: Int)
  case openConversation(with: String, visit: Int)
  case delete(handle: String, visit: Int)
}
