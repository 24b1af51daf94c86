/// Finds the thread that a link leads to.
@MainActor
struct FindLinkedThread {
  enum Outcome: Equatable {
    case found(String)
    case missing

    /// It may be there, as not all threads are known yet.
    case unknown
  }

  let threads: any RootThreadService

  func callAsFunction(of link: DeepLink) -> Outcome {
    if threads.hasThread(link.thread) { return .found(link.thread) }
    return threads.knowsAllThreads ? .missing : .unknown
  }
}
