// file: App/Box.swift
protocol Shown { func show(); var size: Int { get } }
extension Shown { func twice() {} }
struct Box<Value: Shown> { var value: Value }
struct Pair<First: Shown, Second> { var first: First; var second: Second }
protocol Joined: Shown { static func + (a: Self, b: Self) -> Self }
struct Writer<W: Joined, A> { var log: W; var value: A }

// file: App/Use.swift
func show<T>(_ box: Box<T>, _ value: T) { value.show(); value.twice(); box.value.show() }
func second<T, U>(_ pair: Pair<T, U>, _ value: T) -> Int { value.size + pair.first.size }
func make<T>(_ value: T, _ make: (T) -> Void) -> Box<T> { value.show(); return Box(value: value) }
func tell<W, A>(_ w: Writer<W, A>, _ log: W) -> W { w.log + log }
struct Outer { func nested<T>(_ box: Box<T>, _ value: T) { value.twice() } }

// file: App/Other.swift
struct Other { func show() {}; func twice() {}; var size = 1 }
