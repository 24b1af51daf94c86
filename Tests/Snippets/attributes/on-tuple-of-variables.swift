struct S {
  @Wrapper var a = A(), b = B()
}
