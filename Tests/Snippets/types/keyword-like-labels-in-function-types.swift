let a: (_ in: A, _ for: B) -> C
