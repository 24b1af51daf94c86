func f() {
  lazy(A())
  optional
    .run(B())
  final = C()
  indirect { D() }
}
