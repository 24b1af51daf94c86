struct Session {
  var token = ""
  static func current() -> Session { Session() }
}
func use() -> String {
  let session = Session.current()
  let copy = session
  return copy.token
}
