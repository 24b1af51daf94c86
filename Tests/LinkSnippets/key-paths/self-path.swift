struct User {
  var name = ""
}
func use(_ users: [User]) -> [User] { users.map(\.self) }
let whole = \User.self
