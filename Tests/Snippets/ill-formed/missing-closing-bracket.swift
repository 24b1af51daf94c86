struct A {
  let b = [B(), C.d
  let e: E
}
struct F {}
