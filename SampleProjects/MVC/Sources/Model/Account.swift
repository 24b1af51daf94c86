/// Who is signed in.
struct Account: Equatable, Sendable {
  var name: String
  var token: String
}
