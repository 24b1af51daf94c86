struct User {
  var name = ""
  var next: [User] = []
}
let path: KeyPath<User, String> = \.name
let other = \User.next.first?.name
