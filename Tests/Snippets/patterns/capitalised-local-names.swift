func f() {
  let A = make()
  if let B = other, case .c(let C) = d { E.use() }
}
