struct S {
  let a = b ??
    C()
}
