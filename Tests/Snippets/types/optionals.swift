let a: A?, b: B!, c: C??, d: [D?]?
func f(x: inout E?) -> F! { nil }
