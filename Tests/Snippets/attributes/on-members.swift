class A {
  @discardableResult func f() -> B { B() }
  @IBOutlet weak var label: Label!
  @objc(doIt:with:) func g(a: Int, with b: Int) {}
  @inlinable @inline(__always) init() {}
}
