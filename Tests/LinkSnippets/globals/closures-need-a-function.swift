// A trailing closure is only for a parameter that may be a function.
struct Key {}
struct Rows: Sequence { func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() } }
extension Rows {
  func first(matching key: Key) -> Int? { nil }
  func map<T: Hashable>(_ key: T) -> Int { 1 }
  func reduced(_ start: Int = 0, _ body: (Int) -> Int) -> Int { body(start) }
}

func first(_ rows: Rows) -> Int? { rows.first { $0 > 1 } }
func mapped(_ rows: Rows) -> [Int] { rows.map { $0 + 1 } }
func reduced(_ rows: Rows) -> Int { rows.reduced { $0 } }
func firstByKey(_ rows: Rows, _ key: Key) -> Int? { rows.first(matching: key) }
