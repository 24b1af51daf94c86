struct A {
  let b = c(d
#if E
