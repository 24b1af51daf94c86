struct User {
  var age = 1
  var tags: [Tag] = []
}
struct Tag {
  var text = ""
}
func use(_ users: [User]) -> [String] {
  users.filter(\.tags.isEmpty).flatMap(\.tags).map(\.text)
}
