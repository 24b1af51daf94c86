func f() {
  let a = #Testing::sourceLocation
  #Testing::expect(B() == a)
  _ = #M::make<C>(d)
}
