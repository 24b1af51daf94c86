import LintelFindings
import LintelText

extension [BaselineEntry] {
  /// The number of entries, and of the locations that they accept, in words.
  var size: String {
    let places = reduce(0) { $0 + $1.count }
    return "\(counted(count, "entry", "entries")) for \(counted(places, "location"))"
  }
}
