enum E {
  case a, b
  case c
}
