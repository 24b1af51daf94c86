/// What a presenter may know of a user.
struct ProfileResponse: Equatable, Sendable {
  var name: String
}
