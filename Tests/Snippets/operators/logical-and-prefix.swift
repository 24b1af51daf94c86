func use(a: Q, b: Q) {
  _ = a && b || !a
  _ = (a || !b) && ~a
  _ = a... + ...b
  _ = "-" * 40 + a - true
  _ = a * "x".count - 2 as Int
  _ = -1 + -a - 5...
  _ = numbers.reduce(a, &&)
  a += "x"
  _ = !(a) || -(a.b) + (a).b
  if !a, b! == c as! D { f(&a) }
}
