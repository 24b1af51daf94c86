// Members that extensions add to what the superclass of a class inherits from, two of one name
import Foundation
extension NSObject { func greeted() {} }
extension Thread { func greeted(_ name: String) {} }
extension Collection { func greeted(twice: Bool) {} }
final class Shown: Formatter {}
enum Kind: String { case first }
struct Other { func greeted() {} }
func use(_ shown: Shown, _ kind: Kind, _ other: Other) {
  shown.greeted()
  other.greeted()
}
