/// The threads that the user is a member of.
@MainActor
protocol ThreadsModelInterface: ObservableModel {
  /// All of them, that with the latest activity first.
  var threads: Loadable<[ChatThread]> { get }

  /// Whether the server has said since the launch which there are.
  var isUpToDate: Bool { get }

  func reload() async

  /// Finds or makes the thread with somebody, and returns its identifier.
  func openThread(with handle: String) async throws(Failure) -> String

  /// Makes a group, if it is complete, and returns the identifier of its thread.
  func create(_ group: NewGroup) async throws(Failure) -> String

  /// Leaves a thread, if it may be left.
  func leave(_ thread: String) async throws(Failure)

  /// Notes that the user has read everything in a thread.
  func markRead(_ thread: String)
}

extension ThreadsModelInterface {
  /// The thread with an identifier, if the user is a member of it.
  func thread(_ id: String) -> ChatThread? {
    threads.value?.first { $0.id == id }
  }

  /// How many messages of all threads the user has not read.
  var unreadCount: Int {
    (threads.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }
}
