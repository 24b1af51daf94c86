// An overload whose parameter has no such member does not take '.name'.
enum Edge { case leading, trailing }
protocol Shown {}
struct Row: Shown {}
extension Shown {
  func padding(_ edge: Edge = .leading) -> Self { self }
  func inset(_ edge: Edge) -> Self { self }
}
extension Row {
  func padding(_ length: Double) -> Row { self }
  func inset(_ count: Int) -> Row { self }
}

func padded(_ row: Row) -> Row { row.padding(.trailing) }
func inset(_ row: Row) -> Row { row.inset(.leading) }
func most(_ row: Row) -> Row { row.inset(.max) }
