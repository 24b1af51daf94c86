struct A<T: {
  let b: B
}
struct C {}
