protocol P {
  var a: A { get }
  var b: B { get set }
  var c: C { get async throws }
  static var d: D { get }
  var e: E { mutating get nonmutating set }
}
