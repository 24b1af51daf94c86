struct A {
  let b: B
}
}
struct C {}
