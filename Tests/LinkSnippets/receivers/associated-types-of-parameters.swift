// file: App/Storage.swift
public struct Storage {
    struct Value { var value: Int = 0; init() {}; init(n: Int) {}; static var zero: Value { Value() } }
    public subscript<Key>(_ key: Key.Type) -> Key.Value where Key: StorageKey { get { fatalError() } set { } }
    public subscript<Key: StorageKey>(opt key: Key.Type) -> Key.Value? { get { nil } set { } }
    func get<Key: StorageKey>(_ key: Key.Type) -> Key.Value { fatalError() }
    func set<Key: StorageKey>(_ key: Key.Type, to: Key.Value) { }
    func with<Key: StorageKey>(_ key: Key.Type, f: (Key.Value) -> Void) { }
    func make<Key: StorageKey>(_ key: Key) -> [Key.Value] { [] }
}
public struct Box<K: StorageKey> {
    struct Value { var value: Int = 0; init() {} }
    var v: K.Value
    func f() -> K.Value { v }
}
public protocol StorageKey { associatedtype Value }
public protocol Plain {
    associatedtype Elem: Sendable
    func elem() -> Elem
}

// file: App/Use.swift
struct Mine { init() {}; var value = "a"; init(n: Int) {}; static var zero: Mine { Mine() } }
struct MyKey: StorageKey { typealias Value = Mine }
func use(_ s: inout Storage, b: Box<MyKey>, b2: inout Box<MyKey>) {
    s[MyKey.self] = .init()
    s[opt: MyKey.self] = .init(n: 1)
    s[MyKey.self] = .zero
    _ = s[MyKey.self].value
    _ = s[opt: MyKey.self]?.value
    _ = s.get(MyKey.self).value
    s.set(MyKey.self, to: .init())
    s.set(MyKey.self, to: .zero)
    s.with(MyKey.self) { v in _ = v.value }
    s.with(MyKey.self) { _ = $0.value }
    _ = s.make(MyKey()).first?.value
    _ = b.v.value
    _ = b.f().value
    b2.v = .init()
    let x = s[MyKey.self]
    _ = x.value
    if let y = s[opt: MyKey.self] { _ = y.value }
}
