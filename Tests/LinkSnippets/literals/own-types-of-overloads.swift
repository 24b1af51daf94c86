// file: App/Types.swift
public struct URI: ExpressibleByStringLiteral { public init(stringLiteral value: String) {} }
public struct ByteCount: ExpressibleByIntegerLiteral { public init(integerLiteral value: Int) {} }
public struct MySet: ExpressibleByArrayLiteral { public init(arrayLiteral elements: Int...) {} }
public struct MyMap: ExpressibleByDictionaryLiteral { public init(dictionaryLiteral elements: (String, Int)...) {} }

// file: App/Use.swift
func h1(_ b: MySet) {}
func h1(_ b: [Int]) {}
func h2(_ b: [Int]) {}
func h2(_ b: MySet) {}
struct T { func m(_ b: MySet) {}; func m(_ b: [Int]) {}; static func s(_ b: MySet) {}; static func s(_ b: [Int]) {} }
struct TL { func m(a: Int, b: MySet) {}; func m(a: Int, b: [Int]) {} }
struct I1 { init(_ b: MySet) {}; init(_ b: [Int]) {} }
struct I2 { init(b: MyMap) {}; init(b: [String: Int]) {} }
func k1<T>(_ t: T, _ b: ByteCount) {}
func k1<T>(_ t: T, _ b: Int) {}
struct G { func m<T>(_ t: T.Type, _ b: MySet) {}; func m<T>(_ t: T.Type, _ b: [Int]) {} }
struct G2 { func m<T>(_ t: T.Type, _ b: [Int]) {}; func m<T>(_ t: T.Type, _ b: MySet) {} }
func u() {
    h1([1, 2])
    h2([1, 2])
    T().m([1])
    T.s([1])
    TL().m(a: 1, b: [1])
    _ = I1([1])
    _ = I2(b: ["a": 1])
    k1(1, 1)
    k1("a", 1)
    G().m(Int.self, [1])
    G2().m(Int.self, [1])
    let x = [1]
    h1(x)
}

struct FormDecoder {
  func decode<D>(_: D.Type, from url: URI) throws -> D { fatalError() }
  func decode<D>(_: D.Type, from string: String) throws -> D { fatalError() }
}
struct Tags {
  func put(_ tag: URI, _ count: Int) {}
  func put(_ tag: String, _ count: Int) {}
}
func decode() throws {
  _ = try FormDecoder().decode(Int.self, from: "flag=true")
  Tags().put("a", 1)
}
