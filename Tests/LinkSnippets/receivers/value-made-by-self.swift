struct Name {
  var text = ""
}
struct Client {
  var name = Name()
  static let idle = Self(name: Name())
}
func use() -> String {
  Client.idle.name.text
}
