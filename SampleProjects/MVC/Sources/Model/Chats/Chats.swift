/// Chats, that with the latest activity first.
struct Chats: Codable, Equatable {
  private(set) var all: [Chat] = []

  /// How many messages are unread in all chats.
  var unreadCount: Int { all.reduce(0) { $0 + $1.unreadCount } }

  /// A chat; setting one that is new puts it first, and `nil` takes it out.
  subscript(id: Chat.ID) -> Chat? {
    get { all.first { $0.id == id } }
    set {
      let index = all.firstIndex { $0.id == id }
      switch (newValue, index) {
      case (let chat?, let index?): all[index] = chat
      case (let chat?, nil): all.insert(chat, at: 0)
      case (nil, let index?): all.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// The chats with `chat` before the others.
  func withFirst(_ chat: Chat) -> Chats {
    Chats([chat] + all.filter { $0.id != chat.id })
  }

  /// Which chats are not what they were in `old`, or are in one of both only.
  func differences(from old: Chats) -> [Chat.ID] {
    all.filter { old[$0.id] != $0 }.map(\.id) + old.all.map(\.id).filter { self[$0] == nil }
  }

  /// The chats in `list`, but those in `changed` as they are here: of these, the list has not
  /// heard yet.
  func replaced(by list: [Chat], except changed: Set<Chat.ID>) -> Chats {
    var result = Chats(list)
    for id in changed { result[id] = self[id] }
    for chat in all.reversed() where changed.contains(chat.id) {
      let listed = list.first { $0.id == chat.id }
      if chat.lastNumber > listed?.lastNumber ?? -1 { result = result.withFirst(chat) }
    }
    return result
  }
}

extension Chats {
  init(_ all: [Chat]) {
    self.all = all
  }
}

extension StoreKey<Chats> {
  static let chats = StoreKey(.account, "chats")
}
