struct User {
  var name = ""
}
func use(_ users: [User]) -> [String] { users.map(\.name) }
