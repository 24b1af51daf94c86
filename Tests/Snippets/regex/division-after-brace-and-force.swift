func f() {
  let a = b! / A.c / d
  let e = list.map { $0 } .count / E.f / g
}
