/// Remembers who is signed in until the app ends.
final class InMemoryAccountRepository: AccountRepository {
  var signedIn: Account?
}
