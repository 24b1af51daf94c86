extension Int {
  /// Cents as a price: "$1.99".
  var asDollars: String {
    let cents = self % 100
    return "$\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
