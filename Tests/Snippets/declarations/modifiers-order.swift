class A {
  override public final class func f() {}
  nonisolated private static func g() {}
  @objc dynamic open func h() {}
}
