/// How far the user has come with something that the server has to agree to.
enum Attempt: Equatable {
  case idle, busy
  case failed(Problem)

  var isBusy: Bool { self == .busy }

  /// Why the last attempt has failed, if it has.
  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }
}
