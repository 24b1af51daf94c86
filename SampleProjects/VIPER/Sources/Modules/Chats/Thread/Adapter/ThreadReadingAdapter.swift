/// Turns ``MessageManaging`` into ``ThreadReadingService``.
struct ThreadReadingAdapter: ThreadReadingService {
  let messages: any MessageManaging

  var openThread: String? { messages.openConversation }

  func open(_ thread: String?) {
    messages.open(thread)
  }
}
