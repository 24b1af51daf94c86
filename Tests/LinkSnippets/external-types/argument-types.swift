// Overloads of members of external types that differ by the types of their arguments
import Foundation
struct Interval { var length = 1.0 }
struct Reader {}
extension Date {
  func addingTimeInterval(_ interval: Interval) -> Date { addingTimeInterval(interval.length) }
}
extension String {
  func hasPrefix(_ reader: Reader) -> Bool { isEmpty }
}
func use(_ date: Date, _ interval: Interval, _ text: String, _ reader: Reader) {
  _ = date.addingTimeInterval(1.0)
  _ = date.addingTimeInterval(interval)
  _ = text.hasPrefix("a")
  _ = text.hasPrefix(text)
  _ = text.hasPrefix(reader)
}
