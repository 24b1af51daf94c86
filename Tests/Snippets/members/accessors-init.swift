struct S {
  var a: A {
    @storageRestrictions(initializes: _a)
    init(initialValue) { _a = initialValue }
    get { _a }
  }
  var b: B
}
