struct User {
  var name = ""
  var address = Address()
}
struct Address {
  var street = ""
}
func use() -> [AnyKeyPath] { [\User.name, \User.address.street] }
