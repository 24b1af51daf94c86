/// What is entered to sign in, and how far that has come.
struct LoginModel: Equatable {
  var username = ""
  var password = ""
  var attempt = Attempt.idle
}
