let a = b++ < C.d
postfix operator >>>
postfix func >>> (a: A) -> B { B() }
