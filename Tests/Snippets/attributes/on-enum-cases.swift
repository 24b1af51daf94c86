enum E {
  @available(*, deprecated, message: "use B.c") case old
  @Marker case new(Value)
}
