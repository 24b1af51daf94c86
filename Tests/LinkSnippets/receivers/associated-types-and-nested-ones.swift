// file: App/Storage.swift
struct Value { var value: Int = 0; init() {} }
public struct Storage {
    public subscript<Key>(_ key: Key.Type) -> Key.Value where Key: StorageKey { get { fatalError() } set { } }
    func get<Key: StorageKey>(_ key: Key.Type) -> Key.Value { fatalError() }
    func set<Key: StorageKey>(_ key: Key.Type, to: Key.Value) { }
}
func load<Key: StorageKey>(_ key: Key.Type) -> Key.Value { fatalError() }
public protocol StorageKey { associatedtype Value }
public struct Store2 {
    struct Element { var value: Int = 0 }
    func first<C: Collection>(_ c: C) -> C.Element? { c.first }
    func pick<C: Collection>(_ c: C) -> C.Element { c.first! }
    func seq<C: Collection>(_ c: C, _ f: (C.Element) -> Void) { }
}
extension Store2 {
    struct Item { var n = 0 }
    func inext<P: Prov>(_ p: P) -> P.Item { p.item }
  }
public protocol Prov { associatedtype Item; var item: Item { get } }
public class Base { struct Out { var n = 0 } }
public class Derived: Base { func g<P: PO>(_ p: P) -> P.Out { p.out } }
public protocol PO { associatedtype Out; var out: Out { get } }

// file: App/Use.swift
struct Mine { init() {}; var value = "a"; var n = "b" }
struct MyKey: StorageKey, Prov, PO { typealias Value = Mine; var item: Mine; var out: Mine { item } }
func use(_ s: inout Storage, t: Store2, d: Derived, k: MyKey) {
    s[MyKey.self] = .init()
    _ = s.get(MyKey.self).value
    s.set(MyKey.self, to: .init())
    _ = load(MyKey.self).value
    _ = t.inext(k).n
    _ = d.g(k).n
}
