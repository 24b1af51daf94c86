func f(
  a: A,
  b: B,
) {}
let c = D(
  e: E(),
)
let t = (
  F(),
  G(),
)
struct H<I, J,> {}
