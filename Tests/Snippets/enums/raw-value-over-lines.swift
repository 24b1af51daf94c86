enum E: String {
  case a =
    "x",
    b = "y"
  case c
}
