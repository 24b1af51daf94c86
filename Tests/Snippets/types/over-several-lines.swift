let a: Dictionary<
  A,
  B
>
let b: (
  _ x: C,
  _ y: D
) -> E
func f(
  _ a: F,
) -> G
where F: H {}
