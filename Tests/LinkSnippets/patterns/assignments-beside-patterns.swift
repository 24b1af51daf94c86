// file: App/Base.swift
struct K { var at = 1 }
class Base { var item = K(); var third = K() }

// file: App/Use.swift
struct P { var at = 1; func go() {} }
class Sub: Base {
  var n = 0
  func a(x: Any) { switch x { case let item as P: n = item.at; default: break } }
  func b(x: Any) { switch x { case let item as P: item.go(); default: break } }
  func c(x: P?) {
    switch x {
    case let third?: n = third.at
    case nil: break
    }
  }
  func d(x: P?) {
    switch x {
    case let third?:
      n = third.at
    case nil: break
    }
  }
  func e(x: P?) {
    switch x {
    case .some(let third): n = third.at
    case nil: n = third.at
    }
  }
  func f(x: P?) { if case let third? = x { n = third.at }; n = third.at }
  func g(x: [P?]) { for case let third? in x { n = third.at } }
  func h(x: (P, Int)) { switch x { case (let item, 1): n = item.at; case let (item, m): n = item.at + m } }
  func i(x: P?) { switch x { case let third? where third.at > 1: n = third.at; default: n = item.at } }
}
