/// Everything that is said and to be said: the state that ``Change``s lead to.
struct Inbox: Equatable, Sendable {
  /// The handle of whose inbox it is; empty if nobody is signed in.
  var owner = ""

  /// The threads, that with the latest activity first.
  var threads = Loadable<[ChatThread]>.loading

  /// Whether the threads are those of this session, and not only remembered.
  var isUpToDate = false

  /// The messages of each thread that was read.
  var histories: [String: History] = [:]

  /// The threads whose messages could not be loaded.
  var failedHistories: Set<String> = []

  /// What waits or has failed, in the order in which it was sent.
  var outgoing: [OutgoingMessage] = []

  /// What is typed and not sent, by thread.
  var drafts: [String: String] = [:]

  /// The thread that the user is reading: what comes is read at once, and gaps are filled.
  var threadBeingRead: String?

  /// Up to where threads are read that the server has not been told of.
  var unreportedReads: [String: Int] = [:]

  /// The threads that are newer than what the server is just being asked for, and by what.
  var newerThreads: [String: Newness] = [:]

  /// The threads that went while the server was being asked.
  var goneThreads: Set<String> = []

  var unreadCount: Int {
    (threads.value ?? []).reduce(0) { $0 + $1.unreadCount }
  }

  func thread(_ id: String) -> ChatThread? {
    threads.value?.first { $0.id == id }
  }

  /// What is typed in a thread and could be sent.
  func draft(in id: String) -> String? {
    drafts[id].flatMap { MessageText(typed: $0) == nil ? nil : $0 }
  }
}

// MARK: - What follows from the state

extension Inbox {
  /// The message that has to be sent next.
  var nextToSend: OutgoingMessage? {
    outgoing.first { !$0.hasFailed }
  }

  /// The page that the thread being read needs to have no gap.
  var missingPage: PageRequest? {
    guard let threadBeingRead, let end = histories[threadBeingRead]?.gapEnd else { return nil }
    return PageRequest(thread: threadBeingRead, before: end)
  }

  /// The next thread that the server has to be told of as read.
  var nextRead: ReadMark? {
    unreportedReads.min { $0.key < $1.key }.map { ReadMark(thread: $0.key, upTo: $0.value) }
  }

  /// The page before those of a thread that are loaded.
  func olderPage(of id: String) -> PageRequest? {
    histories[id]?.messages.first.map { PageRequest(thread: id, before: $0.number) }
  }
}

/// A part of a thread's history: the newest messages, or those before a number.
struct PageRequest: Equatable, Sendable {
  let thread: String
  var before: Int?
}

/// Up to which message a thread is read.
struct ReadMark: Equatable, Sendable {
  let thread: String
  let upTo: Int
}
