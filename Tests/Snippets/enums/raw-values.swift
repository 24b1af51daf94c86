enum E: Int {
  case a = 1, b = -2
  case c
}
enum F: String { case a = "A.b", b }
