// Types that have the name of one which an extension of an SDK's type, or a subclass, sees in it
import Foundation
struct Configuration { var size = 1 }
struct Name { var size = 1 }
struct UnitStyle { var size = 1 }
struct Template { var size = 1 }
extension Notification {
  static func made(_ name: Name) {}
  static func made(_ style: UnitStyle) {}
}
extension URL {
  struct Name {}
  static func made(_ template: Template, _ name: Name) {}
  static func made(_ configuration: Configuration) {}
}
func use(_ name: Name) {}
