/// A username and a password that are worth asking about: neither is empty.
struct Credentials: Equatable, Sendable {
  let username: String
  let password: String

  init(username: String, password: String) throws(SignInError) {
    let username = username.withoutSurroundingBlanks
    guard !username.isEmpty else { throw .missingUsername }
    guard !password.isEmpty else { throw .missingPassword }
    self.username = username
    self.password = password
  }
}

extension String {
  fileprivate var withoutSurroundingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
