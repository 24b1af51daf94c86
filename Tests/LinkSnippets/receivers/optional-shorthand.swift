struct User {
  var name = ""
}
struct App {
  var user: User?
  func title() -> String {
    if let user { return user.name }
    return ""
  }
}
