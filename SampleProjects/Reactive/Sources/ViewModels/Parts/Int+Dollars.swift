extension Int {
  /// The amount of so many cents.
  var asDollars: String {
    let cents = self % 100
    return "$\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
