open class A {
  open func f() {}
  open var v: V { V() }
  open class func g() {}
  open subscript(i: Int) -> Int { i }
}
