extension Int {
  /// An amount in cents, as a price: "$1.99".
  var dollars: String {
    let cents = String(self % 100)
    return "$\(self / 100)." + (cents.count < 2 ? "0" : "") + cents
  }
}
