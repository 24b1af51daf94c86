extension String {
  /// An amount such as "$1.99".
  init(dollarsOf cents: Int) {
    let rest = cents % 100
    self = "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
