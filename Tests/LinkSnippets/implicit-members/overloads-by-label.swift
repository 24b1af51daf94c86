enum Left {
  case start
}
enum Right {
  case start
}
func go(left: Left) {}
func go(right: Right) {}
func use() {
  go(left: .start)
  go(right: .start)
}
