import Accounts

/// Gives everybody the same answer, and counts how often it is asked.
final class AuthenticationSpy: AuthenticationService {
  private let answer: User?
  private(set) var questions = 0

  init(answering answer: User?) {
    self.answer = answer
  }

  func user(named name: String, password: String) -> User? {
    questions += 1
    return answer
  }
}
