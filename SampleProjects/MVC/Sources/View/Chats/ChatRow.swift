/// A thread in the list of threads.
struct ChatRow: Equatable, Identifiable {
  let id: String
  let name: String
  let preview: String?
  let unread: String?
}
