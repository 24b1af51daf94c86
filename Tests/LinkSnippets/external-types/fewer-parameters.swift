// Overloads of members of external types that have further parameters, with default values
import Foundation
struct Look {}
extension DateFormatter {
  func string(from date: Date, in look: Look = Look()) -> String { "" }
}
extension Locale {
  func localizedString(forLanguageCode code: String, _ look: Look = Look()) -> String { code }
}
extension Data {
  mutating func append(_ other: Data, _ look: Look = Look()) {}
}
extension NumberFormatter {
  func number(from text: String, _ look: Look = Look()) -> Look { look }
}
extension NSMutableArray {
  func adding(_ look: Look, _ times: Int = 1) {}
}
func use(_ formatter: DateFormatter, _ date: Date, _ look: Look, _ locale: Locale) {
  _ = formatter.string(from: date)
  _ = formatter.string(from: Date(), in: look)
  _ = locale.localizedString(forLanguageCode: "en")
  var data = Data()
  data.append(Data())
  data.append(data, look)
  NSMutableArray().adding(look)
}
