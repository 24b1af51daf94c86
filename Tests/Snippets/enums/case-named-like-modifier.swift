enum E {
  case open, final(A), lazy, indirect
  indirect case dynamic(B), weak
  static func f() {}
}
