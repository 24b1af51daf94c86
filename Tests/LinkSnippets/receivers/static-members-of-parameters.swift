// Static members through a generic parameter
protocol Plain {}
protocol Asynchronous {}
struct Out: Plain {}
protocol Html {
  static var name: String { get }
  static func make() -> Self
}
extension Html {
  static func draw<R: Plain>(_ html: Self, into renderer: inout R) {}
  static func draw<R: Asynchronous>(_ html: Self, into renderer: inout R) async {}
  static var zero: Int { 0 }
  var size: Int { 1 }
}
struct Other {
  static func draw(_ html: Int, into renderer: inout Out) {}
  static var zero: Int { 0 }
  static var name: String { "" }
}
struct Two<V: Html, W: Html> {
  var first: V
  var second: W
  func draw(_ out: inout Out) {
    V.draw(first, into: &out)
    W.draw(second, into: &out)
  }
  var sizes: Int { V.make().size + W.zero }
}
func use<H: Html>(_ type: H.Type) -> String {
  let made = H.make()
  return H.name + String(H.zero + made.size)
}
func of<H>(_ html: H) -> Int where H: Html { H.zero }
