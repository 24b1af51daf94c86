import Foundation

extension Date {
  /// 1 September 2021, when the class in the tests was founded.
  static let founded = Date(timeIntervalSince1970: 1_630_454_400)
  /// 30 June 2025, when it graduates.
  static let graduation = Date(timeIntervalSince1970: 1_751_241_600)
}
