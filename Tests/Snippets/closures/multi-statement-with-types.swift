let a: (A) -> B = { value -> B in
  let c: C = C(value)
  return B(c)
}
