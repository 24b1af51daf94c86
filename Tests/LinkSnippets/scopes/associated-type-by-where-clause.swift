// An associated type is found through the constraint of a 'where' clause, also of an extension.
// file: App/Source.swift
protocol Source { associatedtype Item ; func next() -> Item? }
// file: App/Box.swift
struct Box<Base> { var base: Base }
extension Box where Base: Source {
  typealias Item = Base.Item
  func first() -> Base.Item? { base.next() }
  func both<Other>(_ other: Other) -> Other.Item? where Other: Source { other.next() }
}
