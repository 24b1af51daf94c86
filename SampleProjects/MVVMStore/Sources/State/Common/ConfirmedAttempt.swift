/// How far something is that is done only after the user was asked whether that is meant.
enum ConfirmedAttempt: Equatable, Sendable {
  case idle
  case asking
  case busy
  case failed(Problem)

  init(_ problem: Problem?) {
    self = problem.map { .failed($0) } ?? .idle
  }

  /// Why it has failed, if it has.
  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }

  /// Asks, unless the answer was given already.
  mutating func ask() {
    if self != .busy { self = .asking }
  }

  /// Takes the question back, if there is one.
  mutating func askNoLonger() {
    if self == .asking { self = .idle }
  }
}
