/// A thread in the list of threads.
struct ChatRow: Equatable {
  let name: String
  let preview: String?
  let unread: String?
}
