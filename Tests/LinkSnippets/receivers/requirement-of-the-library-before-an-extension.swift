// A requirement of a protocol of the library comes before a member of an extension of the project.
protocol Fields: Codable, CustomStringConvertible, Identifiable, Hashable {}
extension Fields {
  func encode(to encoder: any Encoder) throws {}
  var description: String { "" }
  func encode(to encoder: any Encoder, twice: Bool) throws {}
  var debugDescription: String { "" }
  func text() -> String { description + self.description + debugDescription }
}
protocol Titled: CustomStringConvertible { var description: String { get } }
struct Group<V: Fields> {
  var value: V?
  func save(_ encoder: any Encoder) throws { try value?.encode(to: encoder) }
}
func save<V: Fields>(_ value: V, _ encoder: any Encoder) throws {
  try value.encode(to: encoder)
  try value.encode(to: encoder, twice: true)
  _ = value.description
  _ = value.debugDescription
}
func show(_ value: some Fields) { _ = value.description }
func own(_ value: any Titled) { _ = value.description }
struct Row: Fields { let id: Int }
func concrete(_ row: Row) { _ = row.description; _ = row.debugDescription }
protocol Rows: Collection where Element == Int {}
extension Rows {
  var count: Int { 1 }
  var first: Int? { nil }
  func twice() -> Int { count }
}
func rows<R: Rows>(_ rows: R) { _ = rows.count; _ = rows.first; _ = rows.twice() }
