infix operator ∘
func ∘ <A, B>(f: A, g: B) -> Fn { Fn() }
prefix operator √
prefix func √(x: Number) -> Number { x }
let a = √Number.two ∘ Other.one
