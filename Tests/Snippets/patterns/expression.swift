func f() {
  switch x {
  case A.low...A.high: B()
  case 1, C.two: D()
  case "x": E()
  case \.name: F()
  default: break
  }
}
