struct User {
  var name = ""
}
func use(_ user: User?) -> String? {
  user.map { $0.name } ?? user.flatMap { other in other.name }
}
