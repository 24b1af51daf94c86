import Foundation
extension Notification.Name { static let changed = Notification.Name("changed") }
struct Mine { static let changed = 1 }
func use() { _ = Notification.Name.changed }
func other() { _ = Mine.changed }
