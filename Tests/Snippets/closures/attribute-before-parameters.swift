let a = { @Sendable _ in
  struct B {}
}
let c = { @D in
  var e = f
}
let g = { @H(i) j in j.k }
