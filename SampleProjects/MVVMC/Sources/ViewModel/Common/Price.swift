/// An amount of money in cents, as it is shown: "$1.99".
struct Price: CustomStringConvertible {
  let cents: Int

  var description: String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
