import LintelRules

extension [BaselineEntry] {
  /// How much a baseline accepts, in words.
  var size: String {
    let places = reduce(0) { $0 + $1.count }
    return "\(counted(count, "entry", "entries")) for \(counted(places, "place"))"
  }
}
