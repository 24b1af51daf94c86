// Sorted sets are arrays; slices, keys, values, lazy, enumerated and zipped sequences are none.
extension Array { func summary() {} }
extension Set { func summary() {} }
extension ArraySlice { func summary() {} }
extension Dictionary.Keys { func summary() {} }
extension Dictionary.Values { func summary() {} }
extension EnumeratedSequence { func summary() {} }
extension Zip2Sequence { func summary() {} }
extension LazySequence { func summary() {} }
extension Dictionary { func summary() {} }
extension Collection { func length() {} }
struct Row { func show() {} }
func sets(_ tags: Set<Int>, _ rows: Set<Int>) {
  tags.sorted().summary()
  tags.sorted(by: >).summary()
  tags.shuffled().summary()
  tags.reversed().summary()
  tags.filter { $0 > 1 }.summary()
  tags.union(rows).summary()
  tags.map { $0 }.summary()
  tags.summary()
}
func slices(_ rows: [Row]) {
  rows.dropFirst().summary()
  rows.prefix(2).summary()
  rows.suffix(2).dropLast().summary()
  rows.dropFirst().map { $0 }.summary()
  rows.dropFirst().first?.show()
  rows.prefix(2).forEach { $0.show() }
  rows.dropFirst().length()
  for row in rows.dropFirst() { row.show() }
}
func tables(_ table: [Int: Row]) {
  table.keys.summary()
  table.values.summary()
  table.keys.sorted().summary()
  table.values.map { $0 }.summary()
  table.values.first?.show()
  table.filter { $0.key > 1 }.summary()
  table.values.length()
  for row in table.values { row.show() }
}
func others(_ rows: [Row]) {
  rows.enumerated().summary()
  zip(rows, rows).summary()
  rows.lazy.summary()
  for (_, row) in rows.enumerated() { row.show() }
  for (row, _) in zip(rows, rows) { row.show() }
  rows.enumerated().map { $0.element }.summary()
  rows.lazy.map { $0 }.first?.show()
  rows.reversed().forEach { $0.show() }
}
