#if DEBUG
struct A: P {
  let b: B
}
#endif
extension A {}
