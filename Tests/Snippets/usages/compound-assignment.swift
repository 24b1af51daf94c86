func f() {
  a += b ?? .c
  a.d -= e ? .f : .g
  self = .h + i
  j[0] |= .k
  (l) = .m
}
