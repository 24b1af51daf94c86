struct A {
  private(set) var a = 1
  public private(set) var b: B
  internal(set) public var c = C()
  fileprivate(set) static var d: D?
  package(set) public var e = 1
}
