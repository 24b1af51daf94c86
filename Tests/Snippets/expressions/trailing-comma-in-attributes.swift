@Wrapper(
  a: A.b,
)
struct S {}
