// Members of the type that an extension extends come before what is global
func count(_ limit: Int) -> Int { limit }
func rounded(_ value: Double) -> Double { value }
extension String {
  func use() -> Int { count }
}
extension Array {
  func use() -> Int { count + underestimatedCount }
}
func use() -> Int { count(1) }
