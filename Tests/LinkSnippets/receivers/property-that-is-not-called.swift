// A property that is no function is not called: the method of the same name is meant.
struct Rows: Sequence { func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() } }
extension Rows {
  var count: Int { 1 }
  var first: Int? { 1 }
  var show: (Int) -> Void { { _ in } }
}

func counted(_ rows: Rows) -> Int { rows.count { $0 > 1 } }
func first(_ rows: Rows) -> Int? { rows.first(where: { $0 > 1 }) }
func count(_ rows: Rows) -> Int { rows.count }
func shown(_ rows: Rows) { rows.show(1) }
