struct Real {
  init(a: Int) {}
}
extension Real {
  init(b: Int) { self.init(a: b) }
}
typealias Alias = Real
func use() { _ = [Alias(a: 1), Alias(b: 2)] }
