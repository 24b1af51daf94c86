func f() {
  @Wrapper var a: A
  @Clamped(Limits.all) var b = 1
  @MainActor func g() {}
}
