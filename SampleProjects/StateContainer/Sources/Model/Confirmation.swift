/// How far an attempt has come that begins with a question to the user.
enum Confirmation: Equatable, Sendable {
  case idle
  case asked
  case busy
  case failed(Problem)

  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }
}
