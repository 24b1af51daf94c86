import Foundation

extension Notification.Name {
  static let changed = Notification.Name("changed")
}
extension TimeZone {
  static let home = TimeZone(secondsFromGMT: 0)!
}
struct Mine {
  static let changed = 1
  static let home = 2
}
func use(center: NotificationCenter, date: DateComponents) {
  center.post(name: .changed, object: nil)
  NotificationCenter.default.post(name: .changed, object: nil, userInfo: [:])
  _ = Notification(name: .changed)
  _ = center.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
  _ = Calendar.current.dateComponents(in: .home, from: Date())
}
