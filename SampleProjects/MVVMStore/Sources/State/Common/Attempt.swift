/// How far something is that the user has asked for.
enum Attempt: Equatable, Sendable {
  case idle
  case busy
  case failed(Problem)

  init(_ problem: Problem?) {
    self = problem.map { .failed($0) } ?? .idle
  }

  var isBusy: Bool { self == .busy }

  /// Why it has failed, if it has.
  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }
}
