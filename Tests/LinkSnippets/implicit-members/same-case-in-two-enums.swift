enum Left {
  case start, stop
}
enum Right {
  case start, stop
}
func left(_ left: Left) {}
func right(_ right: Right) {}
func use() {
  left(.start)
  right(.stop)
}
