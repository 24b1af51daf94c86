func f() {
  #`expect`(A())
  let b = #`if`
}
