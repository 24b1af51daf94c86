struct S {
  @A @B(1) @C(wrappedValue: D()) private var value: E
}
