nonisolated(unsafe) let a = A()
nonisolated struct B {}
nonisolated(nonsending) func c() async -> C { C() }
class D { nonisolated(unsafe) static var e = E() }
