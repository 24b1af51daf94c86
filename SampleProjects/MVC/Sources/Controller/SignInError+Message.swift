/// The words are the controller's: the model knows what went wrong, not how to say it.
extension SignInError {
  var message: String {
    switch self {
    case .missingUsername: "Enter your username."
    case .missingPassword: "Enter your password."
    case .wrongCredentials: "Wrong username or password."
    case .noConnection: "No connection. Try again."
    case .serverFailure: "Something went wrong. Try again later."
    }
  }
}
