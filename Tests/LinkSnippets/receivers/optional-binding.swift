struct User {
  var name = ""
}
struct App {
  var user: User?
}
func use(_ app: App) -> String {
  if let user = app.user { return user.name }
  guard let found = app.user else { return "" }
  return found.name
}
