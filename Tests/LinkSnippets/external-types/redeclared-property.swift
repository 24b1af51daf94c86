import Foundation

extension Thread {
  static var isMainThread: Bool { true }
}
extension String {
  var count: String { "" }
  var isEmpty: Bool { false }
}
extension Collection {
  var underestimatedCount: Int { 0 }
}
func use(_ text: String, _ items: [Int]) {
  _ = Thread.isMainThread
  _ = text.isEmpty
  let size: String = text.count
  let count: Int = text.count
  _ = (size, count)
  _ = items.underestimatedCount
}
