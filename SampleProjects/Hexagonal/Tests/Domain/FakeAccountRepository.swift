@testable import Hexagonal

/// A driven adapter that remembers as long as the test runs.
final class FakeAccountRepository: AccountRepository {
  var signedIn: Account?
}
