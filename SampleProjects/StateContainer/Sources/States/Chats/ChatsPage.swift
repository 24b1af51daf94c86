/// What is above the list of chats.
enum ChatsPage: Equatable, Sendable {
  case thread(ThreadPage)
  case newGroup(NewGroupPage)

  /// What tells a visit to a page from every other one.
  var visit: Int {
    switch self {
    case .thread(let page): page.visit
    case .newGroup(let page): page.visit
    }
  }

  var thread: ThreadPage? {
    if case .thread(let page) = self { page } else { nil }
  }
}
