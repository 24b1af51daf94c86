// The metatype that is passed says which type an associated type is.
protocol Preference { associatedtype Value; static var initial: Value { get } }
struct Item { var mode: Int; static let plain = Item(mode: 1); init(mode: Int) { self.mode = mode } }
enum First: Preference { static var initial: Item { Item(mode: 0) } }
enum Second: Preference { typealias Value = Item; static var initial: Item { Item(mode: 0) } }
struct Screen {
  func prefer<K: Preference>(key: K.Type = K.self, value: K.Value) {}
  func get<K: Preference>(_ key: K.Type) -> K.Value { fatalError() }
}
func first(_ screen: Screen) { screen.prefer(key: First.self, value: .init(mode: 1)) }
func second(_ screen: Screen) { screen.prefer(key: Second.self, value: .init(mode: 1)) }
func third(_ screen: Screen) { screen.prefer(key: Second.self, value: .plain) }
func fourth(_ screen: Screen) { _ = screen.get(Second.self).mode; _ = screen.get(First.self).mode }
