// A value of an associated type has the members of the protocols that it has to conform to.
// file: App/Summary.swift
protocol Summary { static var zero: Self { get } ; mutating func add(_ other: Self) }
// file: App/Item.swift
protocol Item { associatedtype Total: Summary ; var total: Total { get } }
// file: App/Rope.swift
struct Rope<Element: Item> {
  typealias Total = Element.Total
  var total = Total.zero
  var items: [Element] = []
  mutating func append(_ item: Element) { total.add(item.total) }
}
// file: App/Sum.swift
extension Item {
  func twice() -> Total {
    var result = total
    result.add(total)
    return result
  }
}
