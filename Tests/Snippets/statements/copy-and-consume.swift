func f(a: consuming A) {
  let b = copy a
  let c = consume a
  let d = consume B.shared
}
