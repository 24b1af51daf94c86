struct A {
  let b: B
<<<<<<< HEAD
  let c: C
=======
  let d: D
>>>>>>> branch
  let e: E
}
struct F {}
