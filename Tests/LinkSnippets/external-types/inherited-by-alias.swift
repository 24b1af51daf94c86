// Members in extensions of typealiases of external types, used on what inherits from those
import Foundation
typealias Base = NSObject
typealias Shown = CustomStringConvertible
extension Base { func greeted() {} }
extension Shown { var twice: String { description + description } }
final class Model: Base {}
struct Page: Shown { var description: String { "" } }
final class Other: NSObject {}
func use(_ model: Model, _ page: Page, _ other: Other) {
  model.greeted()
  _ = page.twice
  other.greeted()
}
