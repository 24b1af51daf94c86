func f() {
  #declare("x")
  let a = #make<A>(B())
}
