// file: App/Box.swift
public struct Foo { var name = 0; init() {}; static var zero: Foo { Foo() } }
public protocol KeyP { associatedtype Value; static var v: Value { get } }
public struct Box<Element> {
    init(_ e: Element) {}
    func f<S: Sequence>(_ s: S) -> S.Element? { nil }
    func g<S: Collection>(_ s: S) -> S.Element { s.first! }
}
public struct Keyed<Value> {
    init(_ e: Value) {}
    func f<K: KeyP>(_ s: K.Type) -> K.Value { K.v }
    func s<K: KeyP>(_ s: K.Type, to: K.Value) { }
}
public protocol Holder { associatedtype Value; var held: Value { get } }
extension Holder {
    func h<K: KeyP>(_ s: K.Type) -> K.Value { K.v }
    func hs<K: KeyP>(_ s: K.Type, to: K.Value) { }
}
public struct FooHolder: Holder { public typealias Value = Foo; public var held: Foo { Foo() }; init() {} 
    func own<K: KeyP>(_ s: K.Type) -> K.Value { K.v } 
    func ownS<K: KeyP>(_ s: K.Type, to: K.Value) { } }
public struct Env { typealias Value = Foo
    subscript<K: KeyP>(_ k: K.Type) -> K.Value { get { K.v } set {} } }

// file: App/Use.swift
struct Bar: KeyP { var name = ""; init() {}; static var zero: Bar { Bar() }; typealias Value = Bar; static var v: Bar { Bar() } }
func u(b: Box<Foo>, k: Keyed<Foo>, h: FooHolder, e: inout Env) {
    _ = b.f([Bar()])?.name
    _ = b.g([Bar()]).name
    _ = k.f(Bar.self).name
    k.s(Bar.self, to: .init())
    k.s(Bar.self, to: .zero)
    _ = h.h(Bar.self).name
    h.hs(Bar.self, to: .zero)
    _ = h.own(Bar.self).name
    h.ownS(Bar.self, to: .zero)
    e[Bar.self] = .init()
    _ = e[Bar.self].name
}
