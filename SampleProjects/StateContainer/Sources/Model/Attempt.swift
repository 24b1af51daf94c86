/// How far the user's attempt has come to have something done.
enum Attempt: Equatable, Sendable {
  case idle
  case busy
  case failed(Problem)

  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }
}
