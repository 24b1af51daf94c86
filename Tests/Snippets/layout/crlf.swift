import A
struct B {
  let c: C // d
  let e = """
    \(E.f)
    """
}
#if DEBUG
struct G {}
#endif
