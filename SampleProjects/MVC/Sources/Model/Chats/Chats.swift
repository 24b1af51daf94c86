/// Threads, that with the latest activity first.
struct Chats: Codable, Equatable {
  private(set) var all: [Chat] = []

  /// How many messages are unread in all threads.
  var unreadCount: Int { all.reduce(0) { $0 + $1.unreadCount } }

  /// A thread; setting one that is new puts it first, and `nil` takes it out.
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

  /// Puts a thread first.
  mutating func bringToTop(_ id: Chat.ID) {
    guard let chat = self[id] else { return }
    self[id] = nil
    self[id] = chat
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
