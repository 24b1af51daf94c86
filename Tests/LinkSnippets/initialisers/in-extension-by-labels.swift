struct Size {
  init(width: Int) {}
}
extension Size {
  init(height: Int) { self.init(width: height) }
  init(_ both: Int) { self.init(height: both) }
}
func use() { _ = [Size(width: 1), Size(height: 1), Size(2), Size.init(height: 3)] }
