/// Says whether a thread is there.
@MainActor
struct FindThread {
  enum Outcome: Equatable {
    case found, missing

    /// It may be there, as not all threads are known yet.
    case unknown
  }

  let threads: any RootThreadService

  func callAsFunction(_ id: String) -> Outcome {
    if threads.hasThread(id) { return .found }
    return threads.knowsAllThreads ? .missing : .unknown
  }
}
