// file: Core/Extensions.swift
extension String.Index {
  public var half: Int { 1 }
  public static var first: String.Index { "".startIndex }
}
extension Set.Index { public var whole: Int { 2 } }
extension Dictionary.Keys { public var joined: Int { 3 } }
extension Unicode.Scalar.Properties { public var short: Int { 4 } }
// file: App/Types.swift
struct Index { var half = 1; static let first = Index() }
struct Keys { var joined = 1 }
// file: App/Use.swift
import Core
func written(
  _ text: String.Index, _ set: Set<Int>.Index, _ keys: Dictionary<Int, Int>.Keys, _ own: Index,
  _ ownKeys: Keys, _ module: Swift.String.Index
) {
  _ = (text.half, set.whole, keys.joined, own.half, ownKeys.joined, module.half)
  _ = (String.Index.first, Index.first)
  _ = Swift.String.Index.first
}
typealias Place = String.Index
func named(_ place: Place, _ places: [String.Index], _ none: Place?) {
  _ = (place.half, Place.first, places.map { $0.half }, places.map(\.half), none?.half)
}
func known(_ text: String, _ scalar: Unicode.Scalar) {
  _ = scalar.properties.short
}
extension String {
  func inside(_ index: Index) { _ = index.half }
}
