// What an associated type is for a generic argument has members of its own.
// file: App/Item.swift
protocol Summary { static var zero: Self { get } }
protocol Item { associatedtype Total: Summary ; var total: Total { get } }
struct Rope<Element: Item> { var total: Element.Total }
// file: App/Chunk.swift
struct Chunk: Item {
  struct Total: Summary { static let zero = Total() ; var characters = 0 }
  var total: Total { Total.zero }
}
// file: App/Text.swift
struct Text {
  var rope: Rope<Chunk>
  var count: Int { rope.total.characters }
}
