func f() {
  switch x {
  case .a, .b(_): A.run()
  case B.c(let y), .d(var y): C.run(y)
  case .e(label: let z): D(z)
  default: break
  }
}
