@_specialize(exported: false, kind: partial, where T == A, U: B<C>)
@_specialize(where T: _Trivial(64), U == [D?])
@differentiable(reverse, wrt: t where T: E)
@_implements(F, g(_:))
func h<T, U>(_ t: T, _ u: U) {}
@_typeEraser(I)
protocol J {}
@attached(extension, conformances: K, L, names: named(m))
macro n() = #externalMacro(module: "O", type: "P")
