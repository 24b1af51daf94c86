extension ChatsState {
  /// Asks for the newest messages of the thread that is open.
  mutating func loadThread() -> [ChatsEffect] {
    guard let id = thread?.id else { return [] }
    thread?.hasFailedToLoad = false
    return [.loadPage(of: id, before: nil)]
  }

  mutating func loadOlder(of id: String) -> [ChatsEffect] {
    guard thread?.isLoadingOlder == false, let first = mailbox.histories[id]?.messages.first else {
      return []
    }
    thread?.isLoadingOlder = true
    return [.loadPage(of: id, before: first.number)]
  }

  /// Asks for the messages whose numbers are missing.
  func fillGap(in id: String) -> [ChatsEffect] {
    mailbox.histories[id]?.gapEnd.map { [.loadPage(of: id, before: $0)] } ?? []
  }

  mutating func pageLoaded(
    _ id: String, before number: Int?, _ result: Result<[Message], Problem>
  ) -> [ChatsEffect] {
    let isOpen = thread?.id == id
    guard case .success(let page) = result else {
      if isOpen { failed(before: number) }
      return []
    }
    guard let number else {
      mailbox.take(newest: page, of: id)
      return fillGap(in: id)
    }
    let first = mailbox.histories[id]?.messages.first
    mailbox.insert(page, in: id)
    if isOpen, number == first?.number { keepReading(in: id, at: number) }
    return page.isEmpty ? [] : fillGap(in: id)
  }

  private mutating func failed(before number: Int?) {
    thread?.isLoadingOlder = false
    if number == nil { thread?.hasFailedToLoad = true }
  }

  /// Keeps the message in view that was the first one until earlier ones came.
  private mutating func keepReading(in id: String, at number: Int) {
    thread?.isLoadingOlder = false
    let older = mailbox.histories[id]?.messages.prefix { $0.number < number }.count ?? 0
    let first = mailbox.entries(of: id, readBy: user)[older].id
    thread?.scrollTarget = first
  }
}
