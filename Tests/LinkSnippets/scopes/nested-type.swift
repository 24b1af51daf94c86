struct Outer {
  struct Inner {}
  var inner: Inner
}
struct Inner {}
struct Other {
  var inner: Inner
  var nested: Outer.Inner
}
