func f() {
  if let a = list.first(where: { $0.b == B.c }), let d = D.make({ E() }) { F(a) }
}
