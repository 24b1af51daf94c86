class A: {
  let b: B
}
class C: D, {}
