struct A {
  let b = "x
  let c: C
}
let d = D()
